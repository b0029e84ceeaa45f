/** Before the integration tests: an empty database, migrated by Payload, the settings that lead to it, and the programs. */
import { migrateEmptyDatabase } from '../../scripts/database/migrateDatabase.mjs';
import { buildPrograms } from '../../scripts/steps/buildPrograms.mjs';
import { createTestDatabase } from '../../scripts/testing/testDatabase.mjs';
import { siteUnderTest, testSettings } from '../../scripts/testing/testSettings.mjs';

export default async function startDatabase() {
  const { url, remove } = await createTestDatabase('int');
  // No server is started here: requests carry the default address.
  // The contact form's limit is reached in its tests, so it is the usual one.
  const settings = {
    ...testSettings(),
    SITE_URL: 'http://localhost:3000',
    INQUIRIES_PER_HOUR: '10',
    DATABASE_URL: url,
    NEXT_DIST_DIR: siteUnderTest.distDir,
  };
  Object.assign(process.env, settings);
  await buildPrograms(siteUnderTest.distDir);
  await migrateEmptyDatabase(settings);
  return remove;
}
