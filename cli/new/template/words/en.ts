/** Every English text of Nacre. `{who}` is `you` for the listener, otherwise `{name}` is said. */
const WHO = '{who, select, you {You} other {{name}}}';

export const en = {
  title: 'Nacre',

  'option.length': 'Pearls on the string',
  'option.length.about': 'The game ends when everybody has strung this many.',
  'option.length.4': 'four',
  'option.length.5': 'five',

  'ask.turn': 'Take a pearl from the bank, or open your fist',
  'ask.current': 'Pearls on the bank are alike: let the current take them?',
  'wait.turn': '{name} is choosing a pearl',
  'wait.current': '{name} is watching the current',

  'step.turn': '{who, select, you {Your turn} other {{name}}}, pearl {n} of {all}',
  'step.current': '{who, select, you {Your turn} other {{name}}}, the current',
  'step.over': 'All pearls are strung',
  'status.sea': '{n, plural, one {# pearl} other {# pearls}} in the sea',

  'label.take': 'Take a {value}',
  'label.open': 'Open your fist: string your {value}',
  'label.sweep': 'Let the current take the bank',
  'label.leave': 'Leave the bank as it is',

  'event.laidOut': 'On the bank lie {bank}.',
  'event.dealt': `${WHO} drew {seen, select, yes {a {drawn}} other {a pearl}} into the fist.`,
  'event.begins': '{who, select, you {You begin} other {{name} begins}}.',
  'event.took': `${WHO} took a {value} from the bank.`,
  'event.opened': `${WHO} strung a {value} from the fist{seen, select, yes { and drew a {drawn}} other {}}.`,
  'event.surfaced': 'A {value} came to the bank.',
  'event.swept': `${WHO} let the current take the bank.`,
  'event.left': `${WHO} left the bank as it was.`,
  'event.showed': `${WHO} had a {value} in the fist.`,
  'event.ended': 'The game is over: all pearls are strung.',

  'ending.strung': 'All pearls are strung',
  'part.pearls': 'Pearls',
  'part.twins': 'Like the fist, again',

  'refuse.notYourTurn': 'It is not your turn. You can look around while you wait.',
  'refuse.unreadable': 'This move cannot be read. Choose one of the lit places.',
  'refuse.gameOver': 'The game is over. You can look at it again in the replay.',
  'refuse.pearlFirst': 'The current comes at the end of a turn. Take a pearl or open your fist first.',
  'refuse.notOnBank': 'No {value} lies on the bank. Take one that does, or open your fist.',
  'refuse.currentFirst': 'You have your pearl. Decide whether the current takes the bank.',

  'board.bank': 'The bank',
  'board.pearl': 'A pearl worth {value}',
  'board.strings': 'The strings',
  'board.string': 'String of {name}: {pearls}',
  'board.empty': 'no pearl yet',
  'board.whyNot': 'Why not a {value}?',
  'seat.compact': '{n} of {all}',
  'seat.strung': '{n} of {all} pearls strung',
  'tray.fist': '{who, select, you {Your fist} other {Fist of {name}}}',
  'tray.closed': 'A closed fist',
  'tray.hint':
    '{n, plural, =0 {Pearls like it count twice at the end.} other {Pearls like it count twice at the end: # more so far.}}',

  'sketch.bank': 'Bank: {bank}',
  'sketch.string': '{name}: {pearls}',
  'sketch.fist': 'In your fist: {value}',
} as const satisfies Readonly<Record<string, string>>;

export type Key = keyof typeof en;
