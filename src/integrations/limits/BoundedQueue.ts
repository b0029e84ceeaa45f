interface BoundedQueueRules {
  /** Maximum number of concurrent holders. */
  places: number;
  /** Maximum number of waiters; unlimited by default. */
  line?: number;
  /** Maximum number of holders and waiters with the same key; unlimited by default. */
  perKey?: number;
  /** Maximum wait in milliseconds; unlimited by default. */
  patienceMs?: number;
}

interface Visit {
  /** Aborts the wait. */
  signal?: AbortSignal;
  /** Counted by `perKey`. */
  key?: string;
}

/** Why the queue rejected a caller: it is full, the key has its share, or the wait timed out. */
type QueueFullReason = 'full' | 'share' | 'late';

export class QueueFull extends Error {
  constructor(readonly reason: QueueFullReason) {
    super(`No place: ${reason}`);
  }
}

/** A semaphore with a bounded FIFO queue: admits a number of concurrent holders; the others wait or are rejected. */
export class BoundedQueue {
  private inside = 0;
  private readonly line: (() => void)[] = [];
  private readonly visits = new Map<string, number>();

  constructor(private readonly rules: BoundedQueueRules) {}

  /**
   * Waits for a slot and returns its release function, which must be called exactly once.
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

  /** The slot passes directly to the next waiter, so that a new caller can't overtake it. */
  private leave(key?: string): void {
    this.count(key, -1);
    const next = this.line.shift();
    if (next) next();
    else this.inside -= 1;
  }

  /** Deletes a key with its last holder or waiter. */
  private count(key: string | undefined, change: 1 | -1): void {
    if (key === undefined) return;
    const visits = (this.visits.get(key) ?? 0) + change;
    if (visits > 0) this.visits.set(key, visits);
    else this.visits.delete(key);
  }
}
