const maxKindLength = 120;
const others = 'other lines';

/**
 * Returns the kind of a log line: its first line without the parts that vary, such as numbers, ids and visitors' input.
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
 * Admits one log line of each kind per period and counts the others, so that a repeated error can't fill the disk.
 * `startAnew` begins the next period. Beyond `maxKinds`, all further kinds count as one.
 */
export class LogRateLimiter {
  private heldBack = new Map<string, number>();

  constructor(private readonly maxKinds = 60) {}

  /** Returns whether a line may be written. */
  admit(text: string): boolean {
    const kind = this.placeOf(fingerprintLine(text));
    const seen = this.heldBack.get(kind);
    this.heldBack.set(kind, seen === undefined ? 0 : seen + 1);
    return seen === undefined;
  }

  /** Returns how many lines of each kind were suppressed in this period, and starts the next one. */
  startAnew(): [kind: string, lines: number][] {
    const counted = [...this.heldBack].filter(([, lines]) => lines > 0);
    this.heldBack = new Map();
    return counted;
  }

  private placeOf(kind: string): string {
    return this.heldBack.has(kind) || this.heldBack.size < this.maxKinds ? kind : others;
  }
}
