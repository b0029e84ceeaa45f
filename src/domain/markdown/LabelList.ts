/**
 * What a text may refer to, in place of the parser's own list, which is searched from its start for each pair of brackets:
 * what the text itself defines, and what is known to be defined beside it.
 */
export class LabelList extends Array<string> {
  private readonly own = new Set<string>();

  private readonly known: readonly { has: (identifier: string) => boolean }[];

  /** `known`: identifiers as the syntax tree has them. */
  constructor(...known: readonly { has: (identifier: string) => boolean }[]) {
    super();
    this.known = known;
  }

  override push(...labels: string[]): number {
    labels.forEach((label) => this.own.add(label));
    return this.own.size;
  }

  override includes(label: string): boolean {
    // The parser compares labels in capitals; the syntax tree has them in small letters.
    const identifier = label.toLowerCase();
    return this.own.has(label) || this.known.some((labels) => labels.has(identifier));
  }
}
