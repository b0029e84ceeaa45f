import type { Nodes } from 'mdast';

export type Position = NonNullable<Nodes['position']>;
type Point = Position['start'];

/** Returns the source position of a range of a text. */
export type PositionOf = (start: number, end: number) => Position;

/** Line starts, which convert offsets to lines and columns. */
export class Places {
  private readonly starts: number[] = [0];
  /** The line of the last lookup. */
  private at = 0;

  constructor(source: string) {
    for (let end = source.indexOf('\n'); end !== -1; end = source.indexOf('\n', end + 1)) {
      this.starts.push(end + 1);
    }
  }

  position(start: number, end: number): Position {
    return { start: this.point(start), end: this.point(end) };
  }

  point(offset: number): Point {
    this.at = this.isFrom(this.at, offset) ? this.at : this.lineOf(offset);
    return { line: this.at + 1, column: offset - (this.starts[this.at] ?? 0) + 1, offset };
  }

  private isFrom(line: number, offset: number): boolean {
    return offset >= (this.starts[line] ?? 0) && offset < (this.starts[line + 1] ?? Infinity);
  }

  private lineOf(offset: number): number {
    let [low, high] = [0, this.starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
