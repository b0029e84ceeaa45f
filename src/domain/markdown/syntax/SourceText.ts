/** One line of a leaf, without the marks of the blocks around it. */
export interface SourceLine {
  /** Offsets in the source. */
  start: number;
  end: number;
}

/**
 * What stands in a paragraph, a heading or a cell: its lines without the marks of the blocks around them, joined by "\n",
 * with the way back to where each character stands in the source.
 */
export class SourceText {
  readonly text: string;
  /** Where in the text each line begins. */
  private readonly begins: number[] = [];
  private readonly lines: readonly SourceLine[];
  /** The line that was asked for last: the next question is mostly about the same or the one after. */
  private at = 0;

  constructor(source: string, lines: readonly SourceLine[]) {
    this.lines = lines;
    const [only] = lines;
    if (only && lines.length === 1) {
      this.text = source.slice(only.start, only.end);
      this.begins.push(0);
      return;
    }
    let length = 0;
    this.text = lines
      .map(({ start, end }) => {
        this.begins.push(length);
        length += end - start + 1;
        return source.slice(start, end);
      })
      .join('\n');
  }

  /** The offset in the source of the character at `index`; of the end of its line for a "\n". */
  offsetAt(index: number): number {
    while (this.at > 0 && index < (this.begins[this.at] ?? 0)) this.at -= 1;
    while (index >= (this.begins[this.at + 1] ?? Infinity)) this.at += 1;
    return (this.lines[this.at]?.start ?? 0) + index - (this.begins[this.at] ?? 0);
  }

  /** The offsets in the source of what stands between two places in the text. */
  offsetsOf(start: number, end: number): [start: number, end: number] {
    const begin = this.offsetAt(start);
    return [begin, end > start ? this.offsetAt(end - 1) + 1 : begin];
  }

  /** The lines from `index` on, which begins one of them or stands in it. */
  linesFrom(index: number): SourceLine[] {
    const start = this.offsetAt(index);
    return this.lines.slice(this.at).map((line, at) => (at === 0 ? { ...line, start } : line));
  }
}
