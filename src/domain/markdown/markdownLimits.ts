/** What a text in Markdown may measure, so that reading it takes a bounded time. */
export const markdownLimits = {
  maxCharacters: 300_000,
  /** Levels of blocks and formats inside of each other. */
  maxDepth: 100,
} as const;
