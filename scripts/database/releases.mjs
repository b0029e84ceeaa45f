/**
 * The newest migration of each release, oldest first: a line is added when a release is made. What came before the first one
 * is older than the rule that a migration takes nothing away that the release before uses.
 */
export const releases = [
  { version: '0.1.0', newestMigration: '20261123_080000_model_breakers' },
  { version: '1.0.0', newestMigration: '20261129_011847_newsletter_unused' },
];
