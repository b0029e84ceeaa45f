/**
 * Length limits of a record's texts, in UTF-16 units. Far above what search results show; the editor's meters warn long
 * before.
 */
export const seoLimits = {
  titleMaxLength: 200,
  descriptionMaxLength: 500,
  urlMaxLength: 2_000,
  robotsMaxLength: 200,
  schemaMaxLength: 50_000,
  /** Nesting depth of structured data. */
  schemaMaxDepth: 32,
} as const;
