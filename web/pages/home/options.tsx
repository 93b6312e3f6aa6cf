import { type Meta, type Option, type OptionValue, type Say, speaker } from '@fathom/kernel';
import { useSpeech } from '@fathom/parts/say.tsx';
import { useState } from 'react';
import { useVoices } from '../../voices.ts';
import { type Plan, relevantChoices } from './plan.ts';

interface OptionFieldsProps {
  readonly meta: Meta;
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

/** The choices the game leaves to the table, in the game's own words, each with the ruling it settles. */
export function OptionFields({ meta, plan, onChange }: OptionFieldsProps) {
  const { lang, say } = useSpeech();
  const [open, setOpen] = useState(false);
  // A game says nothing before somebody wants to hear it.
  const voice = useVoices(open ? [meta.id] : []).get(meta.id);
  const fields = relevantChoices(meta, plan);
  if (fields.length === 0) return null;
  const gameSay = voice && speaker(lang, voice.words[lang]);
  const changed = fields.filter(([name, option]) => plan.options[name] !== option.default).length;
  return (
    <li>
      <details className="options" onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>
          {say('start.options')}
          {changed > 0 && <span className="pill">{changed}</span>}
        </summary>
        {gameSay &&
          fields.map(([name, option]) => (
            <OptionField
              key={name}
              name={name}
              option={option}
              value={plan.options[name]}
              gameSay={gameSay}
              onChange={value => onChange({ ...plan, options: { ...plan.options, [name]: value } })}
            />
          ))}
      </details>
    </li>
  );
}

interface OptionFieldProps {
  readonly name: string;
  readonly option: Option;
  readonly value: OptionValue;
  readonly gameSay: Say;
  readonly onChange: (value: OptionValue) => void;
}

function OptionField({ name, option, value, gameSay, onChange }: OptionFieldProps) {
  const { say } = useSpeech();
  const key = `option.${name}`;
  const about = [`${key}.about`, `${key}.${value}.about`]
    .map(text => gameSay(text))
    .filter(text => !text.startsWith(key));
  const label = (one: OptionValue) =>
    typeof one === 'boolean' ? say(one ? 'start.yes' : 'start.no') : gameSay(`${key}.${one}`);
  return (
    <div className="option">
      <label className="row">
        <span className="grow">{gameSay(key)}</span>
        <select
          className="select"
          value={String(value)}
          onChange={event => {
            const chosen = option.values.find(one => String(one) === event.target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {option.values.map(one => (
            <option key={String(one)} value={String(one)}>
              {one === option.default ? say('start.standard', { value: label(one) }) : label(one)}
            </option>
          ))}
        </select>
      </label>
      <p className="cap">
        {about.join(' ')} {option.ruling && say('start.ruling', { ruling: option.ruling })}
      </p>
    </div>
  );
}
