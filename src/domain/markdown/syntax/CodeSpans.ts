/** Finds code within a text: CommonMark 6.1. */
export class CodeSpans {
  /** Where runs of backticks begin, by their length, from the last to the first. */
  private readonly runs = new Map<number, number[]>();

  constructor(text: string) {
    for (const { 0: run, index } of [...text.matchAll(/`+/g)].toReversed()) {
      const same = this.runs.get(run.length);
      if (same) same.push(index);
      else this.runs.set(run.length, [index]);
    }
  }

  /** Where the run begins that ends the code after a run of `length` backticks. Asked with growing places only. */
  closingAfter(at: number, length: number): number | null {
    const same = this.runs.get(length);
    while (same && (same.at(-1) ?? at) < at) same.pop();
    return same?.at(-1) ?? null;
  }
}

/** What stands between the backticks: one space or end of a line on both sides is for the eye. */
export const codeOf = (between: string): string =>
  /^[ \n]/.test(between) && /[ \n]$/.test(between) && /[^ \n]/.test(between) ? between.slice(1, -1) : between;
