/** What a text in Markdown may measure, so that reading it takes a bounded time. */
export const markdownLimits = {
  maxCharacters: 300_000,
  maxLines: 10_000,
  /** Levels of blocks and formats inside of each other. */
  maxDepth: 100,
  /** Brackets, stars and the like between two empty lines. */
  maxMarksPerParagraph: 4000,
  /** Of all paragraphs together: half as many again as in the most crowded documents that people write. */
  maxMarks: 30_000,
  /** Items of lists, and marks of quotes: five times as many as people write. */
  maxContainers: 5_000,
  /** Lines that go on with a quote or an item without its mark, between two empty lines. */
  maxLazyLines: 2000,
  /** Characters between brackets, those between several pairs counted for each: all of a long text ten times. */
  maxBracketReach: 3_000_000,
  /** Cells of all tables, with those that rows leave out. */
  maxCells: 20_000,
} as const;
