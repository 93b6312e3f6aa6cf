/** The first screens, rendered once when the app is built: they can be read before any script has come. */
import type { Lang } from '@fathom/kernel';
import { useSay } from '@fathom/parts/say.tsx';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Home } from './pages/home/home.tsx';
import { changeSettings, SettingsProvider } from './settings.tsx';
import { Loading } from './shell.tsx';
import { loadWords } from './words/index.ts';

export interface FirstScreens {
  readonly home: string;
  /** For pages that cannot be known beforehand. */
  readonly other: string;
  readonly description: string;
  /** Where no script runs. */
  readonly scripts: string;
}

export async function firstScreens(lang: Lang): Promise<FirstScreens> {
  await loadWords(lang);
  changeSettings({ lang });
  return {
    home: drawn(<Home />),
    other: drawn(<Loading still />),
    description: drawn(<Said text="app.description" />),
    scripts: drawn(<Said text="app.scripts" />),
  };
}

function drawn(page: ReactNode): string {
  return renderToStaticMarkup(<SettingsProvider>{page}</SettingsProvider>);
}

function Said({ text }: { readonly text: 'app.description' | 'app.scripts' }) {
  return useSay()(text);
}
