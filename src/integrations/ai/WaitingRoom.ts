/** Lets at most `limit` in at once; the others wait in the order in which they came. */
export class WaitingRoom {
  private inside = 0;
  private readonly line: (() => void)[] = [];

  constructor(private readonly limit: number) {}

  /**
   * Waits for a place, at most until the signal aborts, and answers how to leave it.
   * @throws the signal's reason
   */
  async enter(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.inside < this.limit) this.inside += 1;
    else await this.wait(signal);
    return () => this.leave();
  }

  state(): { inside: number; waiting: number } {
    return { inside: this.inside, waiting: this.line.length };
  }

  private wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.line.splice(this.line.indexOf(admit), 1);
        reject(signal.reason);
      };
      const admit = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      this.line.push(admit);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** The place goes to the next in line, so that nobody who comes now gets ahead. */
  private leave(): void {
    const next = this.line.shift();
    if (next) next();
    else this.inside -= 1;
  }
}
