/** The whole box as frozen tables. The JSON files are the content; a mistake in one of them ends the loading with its place. */
import artifacts from './artifacts.json' with { type: 'json' };
import { type Artifact, readArtifacts } from './artifacts.ts';
import { assertSound, type Problem, root } from './check.ts';
import crew from './crew.json' with { type: 'json' };
import { type Card, readCrew } from './crew.ts';
import dice from './dice.json' with { type: 'json' };
import { type Face, readDice } from './dice.ts';
import { EFFECTS, PROGRAMS } from './effects.ts';
import objectives from './objectives.json' with { type: 'json' };
import { type Objective, readObjectives } from './objectives.ts';
import setup from './setup.json' with { type: 'json' };
import tiles from './tiles.json' with { type: 'json' };
import { readTiles, type Tile } from './tiles.ts';
import tracks from './tracks.json' with { type: 'json' };
import { type Numbers, readNumbers, readTracks, type Tracks } from './tracks.ts';

/** The files as they are, by name. */
export const FILES = { tiles, crew, artifacts, objectives, dice, setup, tracks } as const;

const problems: Problem[] = [];

export const TILES: readonly Tile[] = readTiles(root('tiles', tiles, problems));
export const CREW: readonly Card[] = readCrew(root('crew', crew, problems));
export const RELICS: readonly Artifact[] = readArtifacts(root('artifacts', artifacts, problems));
export const AIMS: readonly Objective[] = readObjectives(root('objectives', objectives, problems));
export const FACE: readonly Face[] = readDice(root('dice', dice, problems)).faces;
export const NUMBERS: Numbers = readNumbers(root('setup', setup, problems));
export const TRACKS: Tracks = readTracks(root('tracks', tracks, problems));

assertSound(problems);
for (const table of [TILES, CREW, RELICS, AIMS, FACE]) Object.freeze(table);
for (const table of [TILES, CREW, RELICS, AIMS, FACE, EFFECTS, PROGRAMS]) {
  for (const entry of table) Object.freeze(entry);
}
