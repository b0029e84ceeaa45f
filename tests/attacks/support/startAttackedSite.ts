/** Before the attacks: the production build on an empty database, with the limits that visitors meet. */
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { migrateDatabase } from '../../../scripts/database/migrateDatabase.mjs';
import { buildIfStale } from '../../../scripts/steps/buildIfStale.mjs';
import { WebServer } from '../../../scripts/steps/WebServer.mjs';
import { createTestDatabase } from '../../../scripts/testing/testDatabase.mjs';
import { siteUnderTest, testSettings } from '../../../scripts/testing/testSettings.mjs';
import { attackedSite } from './attackedSite';

/** The limits that the tests of everything else don't want to meet. */
const usualLimits = {
  REQUESTS_PER_MINUTE: '',
  SIGNUPS_PER_HOUR: '',
  INQUIRIES_PER_HOUR: '',
  PASSWORD_RESETS_PER_HOUR: '',
  PAGES_PER_MINUTE: '',
};

export default async function startAttackedSite() {
  const { distDir } = siteUnderTest;
  await buildIfStale({ distDir, env: testSettings() });
  const database = await createTestDatabase('attacks');
  const env = {
    ...testSettings(),
    ...usualLimits,
    // Attackers and visitors come from different addresses.
    TRUST_PROXY: '1',
    MEDIA_DIR: 'test-results/attacks/media',
    OUTBOX_DIR: attackedSite.outbox,
    DATABASE_URL: database.url,
    NEXT_DIST_DIR: distDir,
  };
  await migrateDatabase(database.url, { env });
  mkdirSync('test-results/attacks', { recursive: true });
  writeFileSync(attackedSite.log, '');
  const server = new WebServer(env, { output: openSync(attackedSite.log, 'a') });
  await server.start();
  return async () => {
    await server.stop();
    await database.remove();
  };
}
