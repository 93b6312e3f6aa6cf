/** Who is next: addresses take turns, and within an address those who ask, so whoever asks for much waits for itself. */
export class Turns<Who, Job> {
  /** By address; whose turn is next stands first. */
  readonly #lines = new Map<string, Map<Who, Job[]>>();
  #size = 0;

  /** How many jobs wait. */
  get size(): number {
    return this.#size;
  }

  get addresses(): Iterable<string> {
    return this.#lines.keys();
  }

  waitingFor(address: string): number {
    let count = 0;
    for (const jobs of this.#lines.get(address)?.values() ?? []) count += jobs.length;
    return count;
  }

  add(address: string, who: Who, job: Job): void {
    const line = this.#lines.get(address) ?? new Map<Who, Job[]>();
    this.#lines.set(address, line);
    const own = line.get(who);
    if (own) own.push(job);
    else line.set(who, [job]);
    this.#size++;
  }

  /** The next job, or the next of this address. Its asker goes to the end of the line, as the line goes to the end of the lines. */
  next(address: string | undefined = this.#lines.keys().next().value): Job | undefined {
    const line = address === undefined ? undefined : this.#lines.get(address);
    if (address === undefined || !line) return undefined;
    const [[who, [first, ...rest]]] = line;
    line.delete(who);
    if (rest.length > 0) line.set(who, rest);
    this.#lines.delete(address);
    if (line.size > 0) this.#lines.set(address, line);
    this.#size--;
    return first;
  }

  /** Everything this asker waits for, which is not done any more. */
  drop(address: string, who: Who): readonly Job[] {
    const line = this.#lines.get(address);
    const jobs = line?.get(who);
    if (!line || !jobs) return [];
    line.delete(who);
    if (line.size === 0) this.#lines.delete(address);
    this.#size -= jobs.length;
    return jobs;
  }

  /** Says whether the job was still waiting. */
  remove(address: string, who: Who, job: Job): boolean {
    const jobs = this.#lines.get(address)?.get(who);
    if (!jobs?.includes(job)) return false;
    for (const other of this.drop(address, who)) if (other !== job) this.add(address, who, other);
    return true;
  }
}
