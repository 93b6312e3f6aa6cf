import { useSay } from '@fathom/parts/say.tsx';
import { useId } from 'react';
import { changeSettings, useSettings } from './settings.tsx';

interface NameFieldProps {
  /** Instead of the usual one. */
  readonly label?: string;
  /** What is wrong with the name, said beside it. */
  readonly problem?: string;
  readonly onChange?: () => void;
}

/** What the others call me; kept for the next table. */
export function NameField({ label, problem = '', onChange }: NameFieldProps) {
  const say = useSay();
  const said = useId();
  const { name } = useSettings();
  return (
    <div>
      <label className="field">
        <span>{label ?? say('start.yourName')}</span>
        <input
          className="input"
          value={name}
          maxLength={24}
          autoComplete="nickname"
          aria-invalid={problem !== ''}
          aria-describedby={problem === '' ? undefined : said}
          onChange={event => {
            onChange?.();
            changeSettings({ name: event.target.value });
          }}
        />
      </label>
      {problem !== '' && (
        <p id={said} className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
