import { Button } from '@fathom/parts/button.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { markOf } from '../../marks.tsx';
import { Link } from '../../navigate.tsx';

interface CurtainProps {
  readonly name: string;
  readonly seat: number;
  readonly onLift: () => void;
}

/** Between two players at one device: nothing of the table shows. */
export function Curtain({ name, seat, onLift }: CurtainProps) {
  const say = useSay();
  return (
    <main className="curtain">
      <Mark mark={markOf(seat)} />
      <h1>{say('curtain.title', { name })}</h1>
      <p>{say('curtain.text')}</p>
      <Button tone="light" autoFocus onClick={onLift}>
        {say('curtain.lift', { name })}
      </Button>
      <Link className="btn quiet" to={{ page: 'home' }}>
        {say('curtain.leave')}
      </Link>
    </main>
  );
}
