import { LANGS } from '@fathom/kernel';
import { Button, IconButton, Segments } from '@fathom/parts/button.tsx';
import { Dialog } from '@fathom/parts/dialog.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { useState } from 'react';
import { TEMPOS } from './local/tempo.ts';
import { changeSettings, THEMES, useSettings } from './settings.tsx';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const { name, lang, theme, tempo } = useSettings();
  return (
    <Dialog title={say('settings.title')} onClose={onClose} className="settings">
      <form method="dialog">
        <label className="field">
          <span>
            {say('settings.name')}, {say('settings.nameHint')}
          </span>
          <input
            className="input"
            value={name}
            maxLength={24}
            autoComplete="nickname"
            onChange={event => changeSettings({ name: event.target.value })}
          />
        </label>
        <div className="field">
          <span>{say('settings.lang')}</span>
          <Segments
            name="lang"
            label={say('settings.lang')}
            value={lang}
            options={LANGS.map(value => ({
              value,
              label: <span lang={value}>{say(`settings.lang.${value}`)}</span>,
            }))}
            onChange={value => changeSettings({ lang: value })}
          />
        </div>
        <div className="field">
          <span>{say('settings.theme')}</span>
          <Segments
            name="theme"
            label={say('settings.theme')}
            value={theme}
            options={THEMES.map(value => ({ value, label: say(`settings.theme.${value}`) }))}
            onChange={value => changeSettings({ theme: value })}
          />
        </div>
        <div className="field">
          <span>{say('settings.tempo')}</span>
          <Segments
            name="tempo"
            label={say('settings.tempo')}
            value={tempo}
            options={TEMPOS.map(value => ({ value, label: say(`settings.tempo.${value}`) }))}
            onChange={value => changeSettings({ tempo: value })}
          />
        </div>
        <Button type="submit" tone="primary" className="wide">
          {say('settings.done')}
        </Button>
      </form>
    </Dialog>
  );
}

/** For pages without the bar: `word` writes the name out. */
export function SettingsButton({ word = false }: { readonly word?: boolean }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      {word ? (
        <Button icon="i-settings" onClick={() => setOpen(true)}>
          {say('settings.title')}
        </Button>
      ) : (
        <IconButton icon="i-settings" label={say('settings.title')} onClick={() => setOpen(true)} />
      )}
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
