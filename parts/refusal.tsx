import type { Refusal } from '@fathom/kernel';
import { Button } from './button.tsx';
import { closeDialog, Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { useSay } from './say.tsx';

interface RefusalDialogProps {
  readonly refusal: Refusal;
  /** The sentence of the game that says why not. */
  readonly sentence: string;
  /** The rule in full, once it is loaded. */
  readonly text: string | undefined;
  /** Where the rule can be read; undefined for refusals that no numbered rule stands behind. */
  readonly href: string | undefined;
  /** The thing it is about and where that can be looked up, once that is known. */
  readonly entry: { readonly name: string; readonly href: string } | undefined;
  readonly beside: Element | null;
  readonly onClose: () => void;
}

/** Says why not, names the rule, shows it and leads to it. */
export function RefusalDialog(props: RefusalDialogProps) {
  const { refusal, sentence, text, href, entry, beside, onClose } = props;
  const say = useSay();
  return (
    <Dialog role="alertdialog" title={sentence} onClose={onClose} beside={beside}>
      {text && <span className="rule-text">{text}</span>}
      {entry && (
        <a className="look-up" href={entry.href} target="_blank" rel="noopener">
          {say('parts.lookUp', { name: entry.name })}
        </a>
      )}
      <div className="acts">
        {href && (
          <a className="btn" href={href} target="_blank" rel="noopener">
            <Icon name="i-rules" />
            {say('parts.rule', { rule: refusal.rule })}
          </a>
        )}
        <Button tone="primary" autoFocus onClick={closeDialog}>
          {say('parts.gotIt')}
        </Button>
      </div>
    </Dialog>
  );
}
