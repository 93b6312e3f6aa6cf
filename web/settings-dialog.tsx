import { LANGS } from '@fathom/kernel';
import { Button, Segments } from '@fathom/parts/button.tsx';
import { Dialog } from '@fathom/parts/dialog.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { type ReactNode, useState } from 'react';
import { TEMPOS } from './local/tempo.ts';
import { NameField } from './name-field.tsx';
import { tellServer } from './person.ts';
import { ASKS, changeSettings, type Settings, settingsNow, TAPS, THEMES, useSettings } from './settings.tsx';

export default function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const { confirm, sound } = useSettings();
  const [before] = useState(settingsNow);
  const close = () => {
    const { name, lang: chosen } = settingsNow();
    if (name !== before.name || chosen !== before.lang) void tellServer(name, chosen);
    onClose();
  };
  return (
    <Dialog title={say('settings.title')} onClose={close} className="settings">
      <form method="dialog">
        <NameField label={`${say('settings.name')}, ${say('settings.nameHint')}`} />
        <Choice
          setting="lang"
          values={LANGS}
          name={value => <span lang={value}>{say(`settings.lang.${value}`)}</span>}
        />
        <Choice setting="theme" values={THEMES} name={value => say(`settings.theme.${value}`)} />
        <Choice setting="tempo" values={TEMPOS} name={value => say(`settings.tempo.${value}`)} />
        <Choice setting="tap" values={TAPS} name={value => say(`settings.tap.${value}`)} />
        <Choice setting="ask" values={ASKS} name={value => say(`settings.ask.${value}`)} />
        <Switch setting="confirm" on={confirm} />
        <Switch setting="sound" on={sound} />
        <Button type="submit" tone="primary" className="wide">
          {say('settings.done')}
        </Button>
      </form>
    </Dialog>
  );
}

interface SwitchProps {
  readonly setting: 'confirm' | 'sound';
  readonly on: boolean;
}

function Switch({ setting, on }: SwitchProps) {
  const say = useSay();
  return (
    <label className="switch">
      <input
        type="checkbox"
        checked={on}
        onChange={event => changeSettings({ [setting]: event.target.checked })}
      />
      <span>
        {say(`settings.${setting}`)}
        <small>{say(`settings.about.${setting}`)}</small>
      </span>
    </label>
  );
}

type Named = 'lang' | 'theme' | 'tempo' | 'tap' | 'ask';

interface ChoiceProps<K extends Named> {
  readonly setting: K;
  readonly values: readonly Settings[K][];
  readonly name: (value: Settings[K]) => ReactNode;
}

function Choice<K extends Named>({ setting, values, name }: ChoiceProps<K>) {
  const say = useSay();
  const label = say(`settings.${setting}`);
  return (
    <div className="field">
      <span>{label}</span>
      <Segments
        name={setting}
        label={label}
        value={useSettings()[setting]}
        options={values.map(value => ({ value, label: name(value) }))}
        onChange={chosen => changeSettings({ [setting]: chosen })}
      />
    </div>
  );
}
