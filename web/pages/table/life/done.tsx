import { Button } from '@fathom/parts/button.tsx';
import { closeDialog } from '@fathom/parts/dialog.tsx';
import { useSay } from '@fathom/parts/say.tsx';

/** The way out of a dialog in which everything is kept as it is changed. */
export function Done() {
  const say = useSay();
  return (
    <div className="acts">
      <Button tone="primary" onClick={closeDialog}>
        {say('settings.done')}
      </Button>
    </div>
  );
}
