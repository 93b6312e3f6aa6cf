/** Alle deutschen Texte von Nacre. */
import type { Key } from './en.ts';

/** "Du nimmst" oder "Mateo nimmt" */
function who(du: string, er: string): string {
  return `{who, select, you {Du ${du}} other {{name} ${er}}}`;
}

export const de: Readonly<Record<Key, string>> = {
  title: 'Nacre',

  'option.length': 'Perlen auf der Schnur',
  'option.length.about': 'Das Spiel endet, wenn alle so viele aufgefädelt haben.',
  'option.length.4': 'vier',
  'option.length.5': 'fünf',

  'ask.turn': 'Nimm eine Perle von der Bank oder öffne deine Faust',
  'ask.current': 'Auf der Bank liegen gleiche Perlen: Soll die Strömung alle mitnehmen?',
  'wait.turn': '{name} sucht eine Perle aus',
  'wait.current': '{name} beobachtet die Strömung',

  'step.turn': '{who, select, you {Dein Zug} other {{name}}}, Perle {n} von {all}',
  'step.current': '{who, select, you {Dein Zug} other {{name}}}, die Strömung',
  'step.over': 'Alle Perlen sind aufgefädelt',
  'status.sea': '{n, plural, one {# Perle} other {# Perlen}} im Meer',

  'label.take': 'Eine {value} nehmen',
  'label.open': 'Die Faust öffnen: deine {value} auffädeln',
  'label.sweep': 'Die Strömung alles mitnehmen lassen',
  'label.leave': 'Die Bank lassen, wie sie ist',

  'event.laidOut': 'Auf der Bank liegen {bank}.',
  'event.dealt': `${who('hast', 'hat')} {seen, select, yes {eine {drawn}} other {eine Perle}} in die Faust genommen.`,
  'event.begins': '{who, select, you {Du fängst} other {{name} fängt}} an.',
  'event.took': `${who('hast', 'hat')} eine {value} von der Bank genommen.`,
  'event.opened': `${who('hast', 'hat')} eine {value} aus der Faust aufgefädelt{seen, select, yes { und eine {drawn} gezogen} other {}}.`,
  'event.surfaced': 'Eine {value} ist auf die Bank gekommen.',
  'event.swept': `${who('hast', 'hat')} die Bank der Strömung überlassen.`,
  'event.left': `${who('hast', 'hat')} die Bank gelassen, wie sie war.`,
  'event.showed': `${who('hattest', 'hatte')} eine {value} in der Faust.`,
  'event.ended': 'Das Spiel ist aus: Alle Perlen sind aufgefädelt.',

  'ending.strung': 'Alle Perlen sind aufgefädelt',
  'part.pearls': 'Perlen',
  'part.twins': 'Wie in der Faust, noch einmal',

  'refuse.notYourTurn': 'Du bist nicht am Zug. Umsehen kannst du dich trotzdem.',
  'refuse.unreadable': 'Dieser Zug ist nicht zu lesen. Wähle eine der beleuchteten Stellen.',
  'refuse.gameOver': 'Das Spiel ist aus. In der Wiederholung kannst du es noch einmal ansehen.',
  'refuse.pearlFirst': 'Die Strömung kommt am Ende des Zuges. Nimm erst eine Perle oder öffne die Faust.',
  'refuse.notOnBank': 'Auf der Bank liegt keine {value}. Nimm eine, die dort liegt, oder öffne die Faust.',
  'refuse.currentFirst': 'Deine Perle hast du. Entscheide, ob die Strömung die Bank mitnimmt.',

  'board.bank': 'Die Bank',
  'board.pearl': 'Eine Perle mit Wert {value}',
  'board.strings': 'Die Schnüre',
  'board.string': 'Schnur von {name}: {pearls}',
  'board.empty': 'noch keine Perle',
  'board.whyNot': 'Warum keine {value}?',
  'seat.compact': '{n} von {all}',
  'seat.strung': '{n} von {all} Perlen aufgefädelt',
  'tray.fist': '{who, select, you {Deine Faust} other {Faust von {name}}}',
  'tray.closed': 'Eine geschlossene Faust',
  'tray.hint':
    '{n, plural, =0 {Gleiche Perlen zählen am Ende doppelt.} other {Gleiche Perlen zählen am Ende doppelt: bisher # mehr.}}',

  'sketch.bank': 'Bank: {bank}',
  'sketch.string': '{name}: {pearls}',
  'sketch.fist': 'In deiner Faust: {value}',
};
