/** What the numbers of a position are called, and what a move does that changes them. */
import { choose, type Reasons } from '@fathom/kernel';
import { names } from './names.en.ts';
import { selectors } from './select.ts';

const { track } = selectors(names);
const TRACK = track('which');
const ACTION = choose('which', ['travel', 'use sonar', 'dive', 'conserve', 'publish', 'promote']);
const POINTS = '{n, plural, one {a point} other {# points}}';
const DISCS = '{n, plural, one {a disc} other {# discs}}';
const ORDINAL = choose('which', ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']);
const PART = choose('which', ['attributes', 'impact', 'journals', 'specialists', 'leftovers']);
const KIND = choose('which', ['sonar', 'conservation', 'publication']);
const NUMBER = choose('which', ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);

export const en = {
  score: {
    name: 'points so far',
    more: `is worth ${POINTS} right away`,
    less: `costs ${POINTS}`,
  },
  points: {
    name: `points for ${PART}`,
    more: `brings ${POINTS} for ${PART}`,
    less: `costs ${POINTS} for ${PART}`,
  },
  'goal-points': {
    name: `points for the ${ORDINAL} goal`,
    more: `brings ${POINTS} for the ${ORDINAL} goal`,
    less: `costs ${POINTS} for the ${ORDINAL} goal`,
  },
  goal: {
    name: `what counts for the ${ORDINAL} goal`,
    more: `counts for the ${ORDINAL} goal`,
    less: `takes away from the ${ORDINAL} goal`,
  },
  lead: {
    name: `lead in the ${ORDINAL} goal`,
    more: `improves the standing in the ${ORDINAL} goal`,
    less: `falls behind in the ${ORDINAL} goal`,
  },
  markers: {
    name: 'markers on the impact board',
    more: 'puts {n, plural, one {a marker} other {# markers}} on the impact board',
    less: 'takes {n, plural, one {a marker} other {# markers}} off the impact board',
  },
  sets: {
    name: 'sets of all four field symbols',
    more: 'completes {n, plural, one {a set} other {# sets}} of field symbols',
    less: 'breaks {n, plural, one {a set} other {# sets}} of field symbols',
  },
  colour: {
    name: 'field symbols of the most common colour',
    more: 'collects another symbol of the best colour',
    less: 'loses a symbol of the best colour',
  },
  cleanup: {
    name: 'steps on the cleanup track',
    more: 'goes {n, plural, one {a step} other {# steps}} up the cleanup track',
    less: 'goes {n, plural, one {a step} other {# steps}} back on the cleanup track',
  },
  track: {
    name: TRACK,
    more: `raises ${TRACK} by {n}`,
    less: `lowers ${TRACK} by {n}`,
  },
  level: {
    name: `level of ${TRACK}`,
    more: `brings ${TRACK} to the next level`,
    less: `drops ${TRACK} by a level`,
  },
  research: {
    name: 'research',
    more: 'brings {n} research',
    less: 'spends {n} research',
  },
  discs: {
    name: 'discs at hand',
    more: `brings ${DISCS}`,
    less: `uses ${DISCS}`,
  },
  usable: {
    name: 'discs with something to do',
    more: `finds something to do for {n, plural, one {one more disc} other {# more discs}} this round`,
    less: `leaves {n, plural, one {one disc} other {# discs}} fewer with something to do this round`,
  },
  passed: {
    name: 'passed',
    more: 'ends the round for its seat',
    less: 'begins a new round',
  },
  crew: {
    name: 'specialists',
    more: 'recruits {n, plural, one {a specialist} other {# specialists}}',
    less: 'loses {n, plural, one {a specialist} other {# specialists}}',
  },
  seniors: {
    name: 'seniors',
    more: 'makes {n, plural, one {a senior} other {# seniors}}',
    less: 'loses {n, plural, one {a senior} other {# seniors}}',
  },
  ranks: {
    name: 'ranks of all specialists',
    more: 'adds {n, plural, one {a rank} other {# ranks}} to the crew',
    less: 'takes {n, plural, one {a rank} other {# ranks}} from the crew',
  },
  ready: {
    name: 'specialists without a disc',
    more: 'readies {n, plural, one {a specialist} other {# specialists}} again',
    less: 'uses {n, plural, one {a specialist} other {# specialists}} this round',
  },
  able: {
    name: `specialists ready to ${ACTION}`,
    more: `readies somebody to ${ACTION}`,
    less: `uses somebody who could ${ACTION}`,
  },
  skilled: {
    name: `specialists who can ${ACTION}`,
    more: `brings somebody who can ${ACTION} in every round to come`,
    less: `gives up somebody who can ${ACTION}`,
  },
  tokens: {
    name: 'dive tokens kept',
    more: 'brings {n, plural, one {a dive token} other {# dive tokens}}',
    less: 'spends {n, plural, one {a dive token} other {# dive tokens}}',
  },
  journals: {
    name: 'journals',
    more: 'publishes {n, plural, one {a journal} other {# journals}}',
    less: 'loses {n, plural, one {a journal} other {# journals}}',
  },
  spaces: {
    name: 'free spaces on journals',
    more: 'opens {n, plural, one {a space of a journal} other {# spaces of journals}} for later',
    less: 'uses {n, plural, one {a space of a journal} other {# spaces of journals}}',
  },
  vessels: {
    name: 'vessels in the ocean',
    more: 'launches {n, plural, one {a vessel} other {# vessels}}',
    less: 'loses {n, plural, one {a vessel} other {# vessels}}',
  },
  depth: {
    name: `vessels at depth ${NUMBER}`,
    more: `brings {n, plural, one {a vessel} other {# vessels}} to depth ${NUMBER}`,
    less: `takes {n, plural, one {a vessel} other {# vessels}} from depth ${NUMBER}`,
  },
  'near-sonar': {
    name: 'sonar spots within reach',
    more: 'puts {n, plural, one {a sonar spot} other {# sonar spots}} within reach',
    less: 'leaves {n, plural, one {one sonar spot} other {# sonar spots}} fewer within reach',
  },
  'near-conserve': {
    name: 'affordable conservation sites within reach',
    more: 'puts {n, plural, one {a conservation site} other {# conservation sites}} within reach',
    less: 'leaves {n, plural, one {one conservation site} other {# conservation sites}} fewer within reach',
  },
  'near-dear': {
    name: 'conservation sites still too expensive',
    more: 'leaves {n, plural, one {one more conservation site} other {# more conservation sites}} too expensive for now',
    less: 'leaves {n, plural, one {one conservation site} other {# conservation sites}} fewer too expensive',
  },
  'near-publish': {
    name: 'publications within reach',
    more: 'puts {n, plural, one {a publication} other {# publications}} within reach',
    less: 'leaves {n, plural, one {one publication} other {# publications}} fewer within reach',
  },
  'near-dives': {
    name: 'dive tokens within reach',
    more: 'puts {n, plural, one {a dive token} other {# dive tokens}} within reach',
    less: 'leaves {n, plural, one {one dive token} other {# dive tokens}} fewer within reach',
  },
  sites: {
    name: `discs on ${KIND} sites`,
    more: `takes {n, plural, one {a ${KIND} site} other {# ${KIND} sites}}`,
    less: `loses {n, plural, one {a ${KIND} site} other {# ${KIND} sites}}`,
  },
  'half-links': {
    name: 'connections that lack their other end',
    more: 'begins {n, plural, one {a connection} other {# connections}}',
    less: 'completes {n, plural, one {a connection} other {# connections}}',
  },
  found: {
    name: 'zones discovered',
    more: 'discovers {n, plural, one {a zone} other {# zones}}',
    less: 'loses {n, plural, one {a zone} other {# zones}}',
  },
  'on-turn': { name: 'on turn', more: 'keeps the turn', less: 'ends the turn' },
  waits: {
    name: 'others who play first',
    more: 'lets {n, plural, one {another} other {# others}} play first',
    less: 'brings the next turn nearer',
  },
  wave: {
    name: 'first in the round',
    more: 'goes first in the next round',
    less: 'passes the wave on',
  },
  left: {
    name: 'rounds still to come',
    more: 'adds a round',
    less: 'ends a round',
  },
  round: {
    name: `round ${NUMBER}`,
    more: `begins round ${NUMBER}`,
    less: `ends round ${NUMBER}`,
  },
  mission: {
    name: `mission ${NUMBER}`,
    more: `is about mission ${NUMBER}`,
    less: `is not about mission ${NUMBER}`,
  },
  free: {
    name: `free ${KIND} sites`,
    more: `opens {n, plural, one {a ${KIND} site} other {# ${KIND} sites}}`,
    less: `leaves {n, plural, one {one ${KIND} site} other {# ${KIND} sites}} fewer for others`,
  },
  zones: {
    name: 'zones in play',
    more: 'adds {n, plural, one {a zone} other {# zones}} to the ocean',
    less: 'takes {n, plural, one {a zone} other {# zones}} from the ocean',
  },
  'dive-tokens': {
    name: 'dive tokens in the ocean',
    more: 'brings {n, plural, one {a dive token} other {# dive tokens}} into the ocean',
    less: 'leaves {n, plural, one {one dive token} other {# dive tokens}} fewer in the ocean',
  },
  out: {
    name: 'seats that have passed',
    more: 'brings the end of the round nearer',
    less: 'begins a new round',
  },
  'team-goal': {
    name: `progress of the team’s ${ORDINAL} goal`,
    more: `helps the team with its ${ORDINAL} goal`,
    less: `sets the team back in its ${ORDINAL} goal`,
  },
  'team-met': {
    name: 'goals the team has met',
    more: 'meets {n, plural, one {a goal} other {# goals}} of the team',
    less: 'loses {n, plural, one {a goal} other {# goals}} of the team',
  },
  bonus: {
    name: 'bonus goals',
    more: 'reveals {n, plural, one {a bonus goal} other {# bonus goals}}',
    less: 'removes {n, plural, one {a bonus goal} other {# bonus goals}}',
  },
  difficulty: {
    name: choose('which', ['calm sea', 'open sea', 'storm']),
    more: `is played on ${choose('which', ['a calm sea', 'the open sea', 'a stormy sea'])}`,
    less: `is not played on ${choose('which', ['a calm sea', 'the open sea', 'a stormy sea'])}`,
  },
  setback: {
    name: 'a setback this round',
    more: 'brings a setback',
    less: 'leaves the setback behind',
  },
} satisfies Reasons;
