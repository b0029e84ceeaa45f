/** Before the integration tests: an empty database, migrated by Payload, and the settings that lead to it. */
import { migrateEmptyDatabase } from '../../scripts/database/migrateDatabase.mjs';
import { createTestDatabase } from '../../scripts/testing/testDatabase.mjs';
import { testSettings } from '../../scripts/testing/testSettings.mjs';

export default async function startDatabase() {
  const { url, remove } = await createTestDatabase('int');
  Object.assign(process.env, testSettings, { DATABASE_URL: url });
  await migrateEmptyDatabase({ ...testSettings, DATABASE_URL: url });
  return remove;
}
