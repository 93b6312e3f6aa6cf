/** Was der Lotse sagt. Was zwischen Sternchen steht, darauf fällt das Licht. */
import type { en } from './lessons.en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'lesson.first.title': 'Dein erstes Spiel',
  'lesson.first.about': 'Drei Züge gegen einen ruhigen Bot. Jeder Schritt wird erklärt.',
  'lesson.first.fist': 'In deiner *Faust* ist eine Sechs. Das weißt nur du.',
  'lesson.first.fist.name': 'Dein Geheimnis',
  'lesson.first.fist.why': 'Jede Sechs auf deiner Schnur zählt am Ende doppelt.',
  'lesson.first.take': 'Nimm also die *Sechs* von der Bank.',
  'lesson.first.take.name': 'Eine Perle nehmen',
  'lesson.first.take.done': 'Zwölf Punkte, und noch weiß es niemand.',
  'lesson.first.free': 'Du bist dran. Nimm eine Perle oder öffne deine Faust.',
  'lesson.first.free.name': 'Ein Zug ganz für dich',
};
