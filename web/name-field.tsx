import { useSay } from '@fathom/parts/say.tsx';
import { changeSettings, useSettings } from './settings.tsx';

interface NameFieldProps {
  /** Instead of the usual one. */
  readonly label?: string;
  readonly invalid?: boolean;
  readonly onChange?: () => void;
}

/** What the others call me; kept for the next table. */
export function NameField({ label, invalid, onChange }: NameFieldProps) {
  const say = useSay();
  const { name } = useSettings();
  return (
    <label className="field">
      <span>{label ?? say('start.yourName')}</span>
      <input
        className="input"
        value={name}
        maxLength={24}
        autoComplete="nickname"
        aria-invalid={invalid}
        onChange={event => {
          onChange?.();
          changeSettings({ name: event.target.value });
        }}
      />
    </label>
  );
}
