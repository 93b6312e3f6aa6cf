/** A bar on the terminal for work that takes longer than two seconds; nothing where nobody watches. */
const PATIENCE = 2000;
const REDRAW = 100;
const WIDTH = 30;

export interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #screen: Screen;
  readonly #clock: () => number;
  readonly #start: number;
  #next: number;
  #done = 0;
  #note = '';
  #shown = false;

  constructor(
    label: string,
    total: number,
    screen: Screen = process.stderr,
    clock = () => performance.now(),
  ) {
    this.#label = label;
    this.#total = total;
    this.#screen = screen;
    this.#clock = clock;
    this.#start = clock();
    this.#next = this.#start + PATIENCE;
  }

  advance(by = 1): void {
    this.#done += by;
    if (!this.#screen.isTTY) return;
    const now = this.#clock();
    if (now < this.#next) return;
    this.#next = now + REDRAW;
    this.#shown = true;
    this.#screen.write(`\r${this.#bar(now)}\u001b[K`);
  }

  /** What is known so far, behind the bar. */
  note(text: string): void {
    this.#note = `  ${text}`;
  }

  /** Takes the bar away again. */
  finish(): void {
    if (this.#shown) this.#screen.write('\r\u001b[K');
  }

  #bar(now: number): string {
    const share = Math.min(1, this.#done / this.#total);
    const full = Math.round(share * WIDTH);
    const left = share > 0 ? Math.ceil(((now - this.#start) / 1000 / share) * (1 - share)) : 0;
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    return `${this.#label} ${bar} ${Math.floor(share * 100)} %  ${this.#done}/${this.#total}  ${left} s left${this.#note}`;
  }
}
