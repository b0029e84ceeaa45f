interface WaitingRoomRules {
  /** How many may be inside at once. */
  places: number;
  /** How many may wait for a place; any number unless told. */
  line?: number;
  /** How many of the same key may be inside or waiting; any number unless told. */
  perKey?: number;
  /** How long anybody waits at most, in milliseconds; without end unless told. */
  patienceMs?: number;
}

interface Visit {
  /** Ends the wait. */
  signal?: AbortSignal;
  /** Whose visit it is, for `perKey`. */
  key?: string;
}

/** Why somebody wasn't let in: the line is full, their own key has its share, or the wait was too long. */
type NoPlaceReason = 'full' | 'share' | 'late';

export class QueueFull extends Error {
  constructor(readonly reason: NoPlaceReason) {
    super(`No place: ${reason}`);
  }
}

/** Lets in so many at once; the others wait in the order in which they came, or are refused by its rules. */
export class BoundedQueue {
  private inside = 0;
  private readonly line: (() => void)[] = [];
  private readonly visits = new Map<string, number>();

  constructor(private readonly rules: WaitingRoomRules) {}

  /**
   * Waits for a place and answers how to leave it, which must be done once.
   * @throws QueueFull, or the signal's reason
   */
  async enter({ signal, key }: Visit = {}): Promise<() => void> {
    const { places, line = Infinity, perKey = Infinity } = this.rules;
    signal?.throwIfAborted();
    if (key !== undefined && (this.visits.get(key) ?? 0) >= perKey) throw new QueueFull('share');
    const isFull = this.inside >= places;
    if (isFull && this.line.length >= line) throw new QueueFull('full');
    this.count(key, 1);
    try {
      if (isFull) await this.wait(signal);
      else this.inside += 1;
    } catch (error) {
      this.count(key, -1);
      throw error;
    }
    return () => this.leave(key);
  }

  state(): { inside: number; waiting: number } {
    return { inside: this.inside, waiting: this.line.length };
  }

  private wait(signal?: AbortSignal): Promise<void> {
    const { patienceMs } = this.rules;
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const admit = () => {
        stop();
        resolve();
      };
      const refuse = (reason: unknown) => {
        stop();
        this.line.splice(this.line.indexOf(admit), 1);
        reject(reason);
      };
      const giveUp = () => refuse(signal?.reason);
      const timer =
        patienceMs === undefined ? undefined : setTimeout(() => refuse(new QueueFull('late')), patienceMs);
      this.line.push(admit);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** The place goes to the next in line, so that nobody who comes now gets ahead. */
  private leave(key?: string): void {
    this.count(key, -1);
    const next = this.line.shift();
    if (next) next();
    else this.inside -= 1;
  }

  /** Keys are forgotten with their last visit. */
  private count(key: string | undefined, change: 1 | -1): void {
    if (key === undefined) return;
    const visits = (this.visits.get(key) ?? 0) + change;
    if (visits > 0) this.visits.set(key, visits);
    else this.visits.delete(key);
  }
}
