/** Limits of a Markdown text, which bound its parsing time. */
export const markdownLimits = {
  maxCharacters: 300_000,
  maxLines: 10_000,
  /** Nesting depth of blocks and formats. */
  maxDepth: 100,
  /** Special characters such as brackets and asterisks between two empty lines. */
  maxMarksPerParagraph: 4000,
  /** Of all paragraphs together: 1.5 times as many as in the densest real documents. */
  maxMarks: 30_000,
  /** List items and quote markers: five times as many as people write. */
  maxContainers: 5_000,
  /** Lazy continuation lines of a quote or an item between two empty lines. */
  maxLazyLines: 2000,
  /** Characters between brackets, counted once for each enclosing pair: all of a long text ten times. */
  maxBracketReach: 3_000_000,
  /** Cells of all tables, including those that rows omit. */
  maxCells: 20_000,
} as const;
