import { Button } from '@fathom/parts/button.tsx';
import { closeDialog, Dialog } from '@fathom/parts/dialog.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { useState } from 'react';

interface DoingWithoutProps {
  /** What would be done, in the words of its button. */
  readonly label: string;
  /** One thing that is still possible. */
  readonly left: string;
  readonly onDo: (neverAgain: boolean) => void;
  readonly onClose: () => void;
}

/** Asked once before something useful is given up for good. */
export function DoingWithout({ label, left, onDo, onClose }: DoingWithoutProps) {
  const say = useSay();
  const [never, setNever] = useState(false);
  return (
    <Dialog title={say('pass.title')} className="ask-pass" onClose={onClose}>
      <p className="still">
        <Icon name="i-next" />
        <span>{say('pass.left', { what: left })}</span>
      </p>
      <p>{say('pass.final')}</p>
      <div className="acts">
        <Button className="anyway" onClick={() => onDo(never)}>
          {label}
        </Button>
        <Button tone="primary" data-first onClick={closeDialog}>
          {say('pass.keep')}
        </Button>
      </div>
      <label className="never">
        <input type="checkbox" checked={never} onChange={event => setNever(event.target.checked)} />
        {say('pass.never')}
      </label>
    </Dialog>
  );
}
