/** One line of a leaf, without the markers of its containers. */
export interface SourceLine {
  /** Offsets in the source. */
  start: number;
  end: number;
}

/**
 * The content of a paragraph, a heading or a cell: its lines without container markers, joined by "\n", with a mapping
 * of each character to its source offset.
 */
export class SourceText {
  readonly text: string;
  /** Start of each line in the text. */
  private readonly begins: number[] = [];
  private readonly lines: readonly SourceLine[];
  /** The line of the last lookup; the next one is mostly for the same line or the one after. */
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

  /** Returns the source offset of the character at `index`; for a "\n" the end of its line. */
  offsetAt(index: number): number {
    while (this.at > 0 && index < (this.begins[this.at] ?? 0)) this.at -= 1;
    while (index >= (this.begins[this.at + 1] ?? Infinity)) this.at += 1;
    return (this.lines[this.at]?.start ?? 0) + index - (this.begins[this.at] ?? 0);
  }

  /** Returns the source range of a range of the text. */
  offsetsOf(start: number, end: number): [start: number, end: number] {
    const begin = this.offsetAt(start);
    return [begin, end > start ? this.offsetAt(end - 1) + 1 : begin];
  }

  /** Returns the lines from `index`, which may be within the first of them. */
  linesFrom(index: number): SourceLine[] {
    const start = this.offsetAt(index);
    return this.lines.slice(this.at).map((line, at) => (at === 0 ? { ...line, start } : line));
  }
}
