/** To the next stop of a tab: CommonMark 2.2. */
const tabStop = 4;

/** A line while the marks of blocks are taken off its beginning. Columns count tabs as the spaces that they stand for. */
export class LineCursor {
  /** Where in the source the line goes on. */
  offset: number;
  private column = 0;
  /** What is left of a tab at `offset` of which a mark has taken a part. */
  private tabRest = 0;

  constructor(
    readonly source: string,
    readonly start: number,
    /** Of the line, without its "\n". */
    readonly end: number,
  ) {
    this.offset = start;
  }

  /** Of the next character that is no space and no tab; the line's end if there is none. */
  get wordOffset(): number {
    let at = this.offset;
    while (at < this.end && isSpace(this.source.charCodeAt(at))) at += 1;
    return at;
  }

  /** In columns, up to the next word. */
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

  /** What comes before the line's end, without the spaces before it. */
  get words(): string {
    return this.source.slice(this.wordOffset, this.end);
  }

  /** Takes spaces and tabs, of these a part if need be, and no more than there are. */
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

  /** Takes characters that are no tabs. */
  takeCharacters(count: number): void {
    this.offset += count;
    this.column += count;
  }

  /** What is left of the line; spaces for what is left of a tab. */
  get rest(): string {
    return this.tabRest > 0
      ? ' '.repeat(this.tabRest) + this.source.slice(this.offset + 1, this.end)
      : this.source.slice(this.offset, this.end);
  }
}

const [tab, space] = [9, 32];
const isSpace = (code: number): boolean => code === space || code === tab;
