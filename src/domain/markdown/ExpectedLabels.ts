/**
 * What the pieces of a text may refer to as long as not all of it has been read: labels that look as if they were defined
 * in it. It notes what was taken from it on trust.
 */
export class ExpectedLabels {
  private readonly trusted = new Set<string>();

  /** `expected`: identifiers as the syntax tree has them. */
  constructor(private readonly expected: ReadonlySet<string>) {}

  has(identifier: string): boolean {
    if (!this.expected.has(identifier)) return false;
    this.trusted.add(identifier);
    return true;
  }

  /** Whether nothing was read otherwise than by one who knew what is defined. */
  agreeWith(defined: ReadonlyMap<string, unknown>): boolean {
    return (
      [...this.trusted].every((identifier) => defined.has(identifier)) &&
      [...defined.keys()].every((identifier) => this.expected.has(identifier))
    );
  }
}
