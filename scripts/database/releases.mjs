/**
 * The newest migration of each release, oldest first. Add a line for each release. Migrations up to the first line are
 * exempt from the rule of migrationRule.mjs, which is newer.
 */
export const releases = [
  { version: '0.1.0', newestMigration: '20261123_080000_model_breakers' },
  { version: '1.0.0', newestMigration: '20261129_011847_newsletter_unused' },
];
