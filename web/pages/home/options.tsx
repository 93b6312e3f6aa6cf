import { type Meta, type Option, type OptionValue, type Say, speaker } from '@fathom/kernel';
import { useSpeech } from '@fathom/parts/say.tsx';
import { useState } from 'react';
import { useVoices } from '../../voices.ts';
import { chosen, type Plan, relevantChoices } from './plan.ts';

interface OptionFieldsProps {
  readonly meta: Meta;
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

type Field = readonly [string, Option];

/** What is played: mode and mission at once, the finer points of the rules behind a heading. */
export function OptionFields({ meta, plan, onChange }: OptionFieldsProps) {
  const { lang, say } = useSpeech();
  const [open, setOpen] = useState(false);
  const fields: Field[] = relevantChoices(meta, plan);
  const main = fields.filter(([, option]) => option.main);
  const fine = fields.filter(([, option]) => !option.main);
  // A game says nothing before somebody wants to hear it.
  const voice = useVoices(open || main.length > 0 ? [meta.id] : []).get(meta.id);
  const gameSay = voice && speaker(lang, voice.words[lang]);
  const changed = fine.filter(([name, option]) => chosen(plan, name, option) !== option.default).length;
  const field = ([name, option]: Field) =>
    gameSay && (
      <OptionField
        key={name}
        name={name}
        option={option}
        value={chosen(plan, name, option)}
        gameSay={gameSay}
        onChange={value => onChange({ ...plan, options: { ...plan.options, [name]: value } })}
      />
    );
  return (
    <>
      {main.length > 0 && <div className="options">{main.map(field)}</div>}
      {fine.length > 0 && (
        <details className="options" onToggle={event => setOpen(event.currentTarget.open)}>
          <summary>
            {say('start.options')}
            {changed > 0 && <span className="pill">{changed}</span>}
          </summary>
          {open && fine.map(field)}
        </details>
      )}
    </>
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
              {one === option.default && !option.main
                ? say('start.standard', { value: label(one) })
                : label(one)}
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
