const maxKindLength = 120;
const others = 'other lines';

/**
 * What kind of line a text is: its first line without the parts that differ from one time to the next, such as numbers,
 * ids and what a visitor sent.
 */
export function fingerprintLine(text: string): string {
  const [firstLine = ''] = text.split('\n');
  return firstLine
    .slice(0, 4 * maxKindLength)
    .replace(/(["'`]).*?\1/g, '…')
    .replace(/\S*\d\S*/g, '#')
    .slice(0, maxKindLength);
}

/**
 * Lets one line of each kind into the log until it is told that a minute is over, and counts the others: whoever
 * repeats a mistake fills no disk with it. Of kinds there may be so many, then all others are one.
 */
export class LogRateLimiter {
  private heldBack = new Map<string, number>();

  constructor(private readonly maxKinds = 60) {}

  /** Whether a line may be written. */
  admit(text: string): boolean {
    const kind = this.placeOf(fingerprintLine(text));
    const seen = this.heldBack.get(kind);
    this.heldBack.set(kind, seen === undefined ? 0 : seen + 1);
    return seen === undefined;
  }

  /** How many lines of which kind were held back since the last time; from now on each kind may be written again. */
  startAnew(): [kind: string, lines: number][] {
    const counted = [...this.heldBack].filter(([, lines]) => lines > 0);
    this.heldBack = new Map();
    return counted;
  }

  private placeOf(kind: string): string {
    return this.heldBack.has(kind) || this.heldBack.size < this.maxKinds ? kind : others;
  }
}
