/** Those who need a table in memory. */
export class Holders {
  #count = 0;

  get any(): boolean {
    return this.#count > 0;
  }

  /** Holds until what it returns is called. */
  add(): () => void {
    this.#count++;
    let isHeld = true;
    return () => {
      if (isHeld) this.#count--;
      isHeld = false;
    };
  }
}
