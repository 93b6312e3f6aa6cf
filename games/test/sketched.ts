/** The text board of a game for tests: fails on a key that has no text. */
import { type Game, type Lang, type Stateful, speaker, type Viewer, type Voice } from '@fathom/kernel';

const NAMES = ['Ines', 'Mateo', 'Noor', 'Yuki', 'Bo'];

export function sketcher<S extends Stateful, M, V, O>(game: Game<S, M, V, O>, voice: Voice<V, M>) {
  return (s: S, viewer: Viewer, lang: Lang = 'en'): string => {
    const words = voice.words[lang];
    const say = speaker(lang, words);
    const strict: typeof say = (key, params) => {
      if (!Object.hasOwn(words, key)) throw new Error(`no text for ${key}`);
      return say(key, params);
    };
    return voice.sketch?.(strict, game.view(s, viewer), { viewer, name: seat => NAMES[seat] }) ?? '';
  };
}
