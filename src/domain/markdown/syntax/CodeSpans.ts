/** Finds inline code: CommonMark 6.1. */
export class CodeSpans {
  /** Start offsets of backtick runs by their length, last first. */
  private readonly runs = new Map<number, number[]>();

  constructor(text: string) {
    for (const { 0: run, index } of [...text.matchAll(/`+/g)].toReversed()) {
      const same = this.runs.get(run.length);
      if (same) same.push(index);
      else this.runs.set(run.length, [index]);
    }
  }

  /**
   * Returns the start of the run that closes inline code after a run of `length` backticks. Call with increasing
   * offsets only.
   */
  closingAfter(at: number, length: number): number | null {
    const same = this.runs.get(length);
    while (same && (same.at(-1) ?? at) < at) same.pop();
    return same?.at(-1) ?? null;
  }
}

/** Returns the content between backticks; strips one space or line ending on both sides. */
export const codeOf = (between: string): string =>
  /^[ \n]/.test(between) && /[ \n]$/.test(between) && /[^ \n]/.test(between) ? between.slice(1, -1) : between;
