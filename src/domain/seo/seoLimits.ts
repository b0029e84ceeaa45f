/** Longest texts that a record keeps, in UTF-16 units. Far above what search results show; meters warn long before. */
export const seoLimits = {
  titleMaxLength: 200,
  descriptionMaxLength: 500,
  urlMaxLength: 2_000,
  robotsMaxLength: 200,
  schemaMaxLength: 50_000,
  /** Levels of nesting in structured data. */
  schemaMaxDepth: 32,
} as const;
