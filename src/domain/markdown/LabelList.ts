/**
 * What a text may refer to, in place of the parser's own list, which is searched from its start for each pair of brackets:
 * what the text itself defines, and what is known to be defined beside it. It notes what it was asked for beside it, which
 * is all that the text's tree depends on.
 */
export class LabelList extends Array<string> {
  /** Identifiers that the text doesn't define itself, with whether they are defined beside it. */
  readonly asked = new Map<string, boolean>();

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
    if (this.own.has(label)) return true;
    // The parser compares labels in capitals; the syntax tree has them in small letters.
    const identifier = label.toLowerCase();
    const isKnown = this.isDefinedBeside(identifier);
    this.asked.set(identifier, isKnown);
    return isKnown;
  }

  /** Whether this list would have answered as another one did. */
  agreesWith({ asked }: LabelList): boolean {
    return [...asked].every(([identifier, isKnown]) => this.isDefinedBeside(identifier) === isKnown);
  }

  private isDefinedBeside(identifier: string): boolean {
    return this.known.some((labels) => labels.has(identifier));
  }
}
