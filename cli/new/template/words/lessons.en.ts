/** What the coach says. What stands between asterisks is what the light falls on. */
export const en = {
  'lesson.first.title': 'Your first game',
  'lesson.first.about': 'Three turns against one calm bot. Every step is explained.',
  'lesson.first.fist': 'In your *fist* is a six. Only you know that.',
  'lesson.first.fist.name': 'Your secret',
  'lesson.first.fist.why': 'Every six on your string counts twice at the end.',
  'lesson.first.take': 'So take the *six* from the bank.',
  'lesson.first.take.name': 'Take a pearl',
  'lesson.first.take.done': 'Twelve points, and nobody knows it yet.',
  'lesson.first.free': 'Your turn. Take a pearl, or open your fist.',
  'lesson.first.free.name': 'A turn of your own',
} as const;
