import { useSay } from '@fathom/parts/say.tsx';

interface WinShareProps {
  readonly share: number;
  readonly doubt: number;
}

/** A share of victory as a bar, with a whisker for the doubt and the number. */
export function WinShare({ share, doubt }: WinShareProps) {
  const say = useSay();
  const n = Math.round(share * 100);
  const style = {
    '--v': `${share * 100}%`,
    '--a': `${Math.max(0, share - doubt) * 100}%`,
    '--b': `${Math.min(1, share + doubt) * 100}%`,
  };
  return (
    <span className="ws" style={style}>
      <span className="bx" aria-hidden="true">
        <i className="fl" />
        <i className="er" />
      </span>
      <b aria-hidden="true">
        {n} <small>%</small>
      </b>
      <span className="vh">{say('coach.share', { n, doubt: Math.ceil(doubt * 100) })}</span>
    </span>
  );
}
