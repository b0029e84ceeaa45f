/** What a text in Markdown may measure, so that reading it takes a bounded time. */
export const markdownLimits = {
  maxCharacters: 300_000,
  maxLines: 10_000,
  /** Levels of blocks and formats inside of each other. */
  maxDepth: 100,
  /** Brackets, stars and the like between two empty lines: the parser's time grows with their square. */
  maxMarksPerParagraph: 4000,
} as const;
