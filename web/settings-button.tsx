/** The way to the settings; what is behind it loads when somebody goes there. */
import { Button, IconButton } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { lazy, Suspense, useState } from 'react';

const SettingsDialog = lazy(() => import('./settings-dialog.tsx'));

export function Settings({ onClose }: { readonly onClose: () => void }) {
  return (
    <Suspense>
      <SettingsDialog onClose={onClose} />
    </Suspense>
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
      {open && <Settings onClose={() => setOpen(false)} />}
    </>
  );
}
