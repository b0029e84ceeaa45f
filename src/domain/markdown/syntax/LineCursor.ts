/** Width of a tab stop: CommonMark 2.2. */
const tabStop = 4;

/**
 * A cursor in a line whose block markers are consumed from the start. Columns count a tab as the spaces it stands for.
 */
export class LineCursor {
  /** Current offset in the source. */
  offset: number;
  private column = 0;
  /** Remaining columns of a tab at `offset` that a marker has partly consumed. */
  private tabRest = 0;

  constructor(
    readonly source: string,
    readonly start: number,
    /** End of the line, without its "\n". */
    readonly end: number,
  ) {
    this.offset = start;
  }

  /** Offset of the next character that isn't a space or tab; the line's end if there is none. */
  get wordOffset(): number {
    let at = this.offset;
    while (at < this.end && isSpace(this.source.charCodeAt(at))) at += 1;
    return at;
  }

  /** Columns up to the next word. */
  get indent(): number {
    let columns = this.tabRest;
    for (let at = columns > 0 ? this.offset + 1 : this.offset; at < this.end; at += 1) {
      const code = this.source.charCodeAt(at);
      if (code === space) columns += 1;
      else if (code === tab) columns += tabStop - ((this.column + columns) % tabStop);
      else break;
    }
    return columns;
  }

  get isBlank(): boolean {
    return this.wordOffset === this.end;
  }

  /** Whether a space or a tab comes next. */
  get isAtSpace(): boolean {
    return this.offset < this.end && isSpace(this.source.charCodeAt(this.offset));
  }

  charAtWord(): string {
    return this.source.charAt(this.wordOffset);
  }

  /** The rest of the line, without leading spaces and tabs. */
  get words(): string {
    return this.source.slice(this.wordOffset, this.end);
  }

  /** Consumes up to `count` columns of spaces and tabs, a tab in part if necessary. */
  takeColumns(count: number): void {
    let left = count;
    while (left > 0 && this.isAtSpace) {
      const isTab = this.source.charCodeAt(this.offset) === tab;
      const width = this.tabRest || (isTab ? tabStop - (this.column % tabStop) : 1);
      const taken = Math.min(width, left);
      this.column += taken;
      this.tabRest = width - taken;
      if (this.tabRest === 0) this.offset += 1;
      left -= taken;
    }
  }

  takeToWord(): void {
    this.takeColumns(this.indent);
  }

  /** Consumes characters that aren't tabs. */
  takeCharacters(count: number): void {
    this.offset += count;
    this.column += count;
  }

  /** The rest of the line, with spaces for a partly consumed tab. */
  get rest(): string {
    return this.tabRest > 0
      ? ' '.repeat(this.tabRest) + this.source.slice(this.offset + 1, this.end)
      : this.source.slice(this.offset, this.end);
  }
}

const [tab, space] = [9, 32];
const isSpace = (code: number): boolean => code === space || code === tab;
