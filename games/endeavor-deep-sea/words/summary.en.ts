/** The game on one page. */
import type { Summary } from '@fathom/kernel';

export const en: Summary = [
  {
    title: 'Aim',
    rule: 'ED-34',
    lines: [
      'Six rounds of two phases. Most points win: attributes, impact, journals and the three goals of the mission.',
    ],
  },
  {
    title: 'Phase 1: preparation',
    rule: 'ED-36',
    lines: [
      'Recruit one specialist, of a rank not above your reputation level, and take the gains.',
      'New discs: as many as your inspiration level.',
      'Take discs back from specialists: up to your coordination level.',
    ],
  },
  {
    title: 'Phase 2: turns, until all have passed',
    rule: 'ED-45',
    lines: [
      'Put a disc on a specialist and use the actions there: with a slash one of them, otherwise each once.',
      'Or a disc on a free space of one of your journals; or only spend dive tokens.',
      'You act only where a vessel of yours is. One token at most is kept.',
    ],
  },
  {
    title: 'Actions',
    rule: 'ED-57',
    lines: [
      'Travel: as far and as deep as your ingenuity level. The destination gives its arrival bonus.',
      'Sonar, 1 more disc: next spot of a track; discover: draw two tiles, place one, take its discover bonus.',
      'Dive: the top token. Spent, it gives research and its effect.',
      'Conserve, 1 more disc and research: a free site with its gains.',
      'Publish, 1 more disc and research: a site and a journal of the same field.',
    ],
  },
  {
    title: 'Also',
    rule: 'ED-94',
    lines: [
      'Connection: discs at both ends give the gain to both owners. Ingenuity cells 2 and 7: another vessel.',
      'Cell 10 of an attribute, and each step past 12: an impact marker. Markers go beside any marker or on a start hex.',
      'Promotion: the senior side with its gains; the disc goes to the supply, and the specialist can act again.',
    ],
  },
  {
    title: 'Final scoring',
    rule: 'ED-214',
    lines: [
      'Attributes: levels 1–5 are 0, 1, 4, 7, 10 points. Hexes, journals and rank-5 seniors as printed. Goals of the mission.',
      'Research, the stored token’s research and ready discs together: 1 point for every 5.',
    ],
  },
];
