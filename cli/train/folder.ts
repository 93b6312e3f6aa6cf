/** What a training leaves behind: the champion, a line for every round, its card, and the games it still learns from. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../command.ts';
import type { Archive, Round } from './school.ts';
import type { Mind } from './task.ts';

export class Folder implements Archive {
  readonly champion: string;
  readonly card: string;
  readonly #path: string;
  readonly #log: string;

  constructor(path: string) {
    mkdirSync(path, { recursive: true });
    this.#path = path;
    this.champion = join(path, 'champion.json');
    this.card = join(path, 'card.md');
    this.#log = join(path, 'log.jsonl');
  }

  read(): { champion: Mind; rounds: Round[] } {
    try {
      const champion = existsSync(this.champion) ? JSON.parse(readFileSync(this.champion, 'utf8')) : null;
      return { champion, rounds: this.#lines().map(line => JSON.parse(line)) };
    } catch {
      throw new UsageError(`${this.#path} holds no training that could go on; choose another --folder`);
    }
  }

  write(champion: Mind, round: Round): void {
    if (champion) this.#replace(this.champion, `${JSON.stringify(champion)}\n`);
    this.#replace(this.#log, [...this.#lines(), JSON.stringify(round), ''].join('\n'));
  }

  writeCard(text: string): void {
    this.#replace(this.card, text);
  }

  load(round: number): Uint8Array | undefined {
    return existsSync(this.#games(round)) ? readFileSync(this.#games(round)) : undefined;
  }

  save(round: number, games: Uint8Array): void {
    this.#replace(this.#games(round), games);
  }

  drop(round: number): void {
    rmSync(this.#games(round), { force: true });
  }

  #games(round: number): string {
    return join(this.#path, `games-${round}.bin`);
  }

  /** A training that is stopped while it writes leaves what was there before. */
  #replace(file: string, content: string | Uint8Array): void {
    writeFileSync(`${file}.next`, content);
    renameSync(`${file}.next`, file);
  }

  #lines(): string[] {
    return existsSync(this.#log) ? readFileSync(this.#log, 'utf8').split('\n').filter(Boolean) : [];
  }
}
