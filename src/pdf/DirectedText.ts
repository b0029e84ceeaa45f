import bidiFactory from 'bidi-js';
import type { Line } from './linesOf';

const bidi = bidiFactory();

/** Right-to-left scripts. */
export const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}]/u;

interface VisualRun {
  /** In logical (reading) order for right-to-left scripts, because shaping reverses them. */
  text: string;
  /** Index of its first letter in the whole text. */
  at: number;
}

/** Text in both directions, laid out by the Unicode bidirectional algorithm. */
export class DirectedText {
  private readonly levels: ReturnType<typeof bidi.getEmbeddingLevels>;

  constructor(private readonly text: string) {
    this.levels = bidi.getEmbeddingLevels(text);
  }

  /** Returns whether a line is aligned to the right edge. */
  isReversed({ start }: Line): boolean {
    const paragraph = this.levels.paragraphs.find((one) => one.start <= start && start <= one.end);
    return (paragraph?.level ?? 0) % 2 === 1;
  }

  /**
   * Returns the runs of a line from left to right; `isOneRun` tells whether two adjacent letters can be drawn together.
   */
  runsOf({ start, end }: Line, isOneRun: (one: number, other: number) => boolean): VisualRun[] {
    if (end <= start) return [];
    const { levels } = this.levels;
    // Order of the whole text: indexes outside the line keep their position.
    const order = bidi.getReorderedIndices(this.text, this.levels, start, end - 1).slice(start, end);
    const mirrored = bidi.getMirroredCharactersMap(this.text, levels, start, end - 1);
    const groups: number[][] = [];
    for (const index of order) {
      const last = groups.at(-1)?.at(-1);
      const continues =
        last !== undefined &&
        levels[last] === levels[index] &&
        Math.abs(last - index) === 1 &&
        isOneRun(last, index);
      if (continues) groups.at(-1)?.push(index);
      else groups.push([index]);
    }
    return groups.map((group) => {
      const read = group.toSorted((one, other) => one - other);
      const at = read[0] ?? start;
      const text = read.map((index) => mirrored.get(index) ?? this.text[index]).join('');
      const isNeutral = (levels[at] ?? 0) % 2 === 1 && !rightToLeft.test(text);
      return { text: isNeutral ? Array.from(text).reverse().join('') : text, at };
    });
  }
}
