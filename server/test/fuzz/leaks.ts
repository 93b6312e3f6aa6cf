/** What an answer tells that its reader must not know. The tables of the scene are frozen, so what may be known is too. */
import type { Allowed, Scene, Target } from './scene.ts';

/** A program that tells where it broke tells too much. */
const INTERNALS = ['node_modules', 'file://', 'SQLITE', '    at ', '.ts:'];

/** `seatedAt` is the table at which the reader has a seat and used its token. */
export function leaksIn(text: string, scene: Scene, seatedAt: string | undefined): string[] {
  const leaks: string[] = [];
  for (const secret of scene.secrets) if (text.includes(secret)) leaks.push('a secret in the answer');
  for (const words of INTERNALS) if (text.includes(words)) leaks.push(`"${words}" in the answer`);
  for (const { id, update } of updatesIn(text)) {
    const target = scene.targets.find(one => one.id === id || seatedAt === one.id);
    if (!target) leaks.push('an update of a table nobody here may see');
    else if (!isAllowed(update, target, seatedAt === target.id)) leaks.push('more than the viewer may know');
  }
  return leaks;
}

interface FoundUpdate {
  readonly id: string | undefined;
  readonly update: { view: unknown; moves: unknown[]; steps: unknown[]; undo: number; restart: number };
}

/** Every update in an answer or in the messages of a stream. */
function updatesIn(text: string): FoundUpdate[] {
  return text.split(/\r?\n|(?=HTTP\/1\.1 \d{3} )/).flatMap(line => {
    if (!line.startsWith('{') || !line.includes('"view"')) return [];
    const body = JSON.parse(line);
    return body.update ? [{ id: body.table?.id, update: body.update }] : [];
  });
}

function isAllowed(
  { view, moves, steps, undo, restart }: FoundUpdate['update'],
  target: Target,
  seated: boolean,
): boolean {
  const fits = (allowed: Allowed) =>
    JSON.stringify(view) === allowed.view && steps.every(step => allowed.steps.has(JSON.stringify(step)));
  const nothingToDo = moves.length === 0 && undo === 0 && restart === 0;
  return nothingToDo && (fits(target.spectator) || (seated && fits(target.own)));
}
