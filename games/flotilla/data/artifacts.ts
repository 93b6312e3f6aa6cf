/** FL-70: artifacts, four for each guild. */
import { type Field, get, index, list, source, text } from './check.ts';
import { program } from './effects.ts';
import { GUILDS, type Source } from './names.ts';

export interface Artifact {
  readonly id: string;
  readonly guild: number;
  /** Program for the discoverer, and for whoever triggers it on the hub. */
  readonly discover: number;
  readonly hub: number;
  readonly source: Source;
}

export const ARTIFACTS = 16;

export function readArtifacts(file: Field): Artifact[] {
  return list(get(file, 'artifacts'), ARTIFACTS).map(entry => ({
    id: text(get(entry, 'id')),
    guild: index(get(entry, 'guild'), GUILDS),
    discover: program(get(entry, 'discover')),
    hub: program(get(entry, 'hub')),
    source: source(entry),
  }));
}
