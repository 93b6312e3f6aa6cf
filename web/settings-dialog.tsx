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
  const { lang, theme, tempo, tap, ask, confirm, sound } = useSettings();
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
          label={say('settings.lang')}
          value={lang}
          options={LANGS.map(value => ({
            value,
            label: <span lang={value}>{say(`settings.lang.${value}`)}</span>,
          }))}
        />
        <Choice
          setting="theme"
          label={say('settings.theme')}
          value={theme}
          options={THEMES.map(value => ({ value, label: say(`settings.theme.${value}`) }))}
        />
        <Choice
          setting="tempo"
          label={say('settings.tempo')}
          value={tempo}
          options={TEMPOS.map(value => ({ value, label: say(`settings.tempo.${value}`) }))}
        />
        <Choice
          setting="tap"
          label={say('settings.tap')}
          value={tap}
          options={TAPS.map(value => ({ value, label: say(`settings.tap.${value}`) }))}
        />
        <Choice
          setting="ask"
          label={say('settings.ask')}
          value={ask}
          options={ASKS.map(value => ({ value, label: say(`settings.ask.${value}`) }))}
        />
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
  readonly label: string;
  readonly value: Settings[K];
  readonly options: readonly { readonly value: Settings[K]; readonly label: ReactNode }[];
}

function Choice<K extends Named>({ setting, label, value, options }: ChoiceProps<K>) {
  return (
    <div className="field">
      <span>{label}</span>
      <Segments
        name={setting}
        label={label}
        value={value}
        options={options}
        onChange={chosen => changeSettings({ [setting]: chosen })}
      />
    </div>
  );
}
