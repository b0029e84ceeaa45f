/**
 * Before the fault tests: a database that is migrated from empty and has its first posts. That takes longer than most
 * files' tests, so it is done once, and each site begins with a copy of the files.
 */
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { Cluster } from '../../../scripts/database/Cluster.mjs';
import { throwawayClusterPlace } from '../../../scripts/database/clusterPlace.mjs';
import { ensureOwnDatabase } from '../../../scripts/database/ensureDatabase.mjs';
import { migrateDatabase } from '../../../scripts/database/migrateDatabase.mjs';
import { buildIfStale } from '../../../scripts/steps/buildIfStale.mjs';
import { siteUnderTest, testSettings } from '../../../scripts/testing/testSettings.mjs';
import { picturesOf, preparedDatabase } from './preparedSite';

export default async function prepareSite(project: TestProject) {
  const { distDir } = siteUnderTest;
  await buildIfStale({ distDir, env: testSettings() });
  const place = throwawayClusterPlace();
  const cluster = new Cluster(place);
  const remove = () => rmSync(place.directory, { recursive: true, force: true });
  try {
    await cluster.start();
    const url = await ensureOwnDatabase(cluster.ownerUrl, cluster.applicationPassword, preparedDatabase);
    const env = {
      ...testSettings(),
      MEDIA_DIR: picturesOf(place.directory),
      DATABASE_URL: url,
      NEXT_DIST_DIR: distDir,
    };
    await migrateDatabase(url, { env });
    await cluster.stop();
  } catch (error) {
    await cluster.stop();
    remove();
    throw error;
  }
  project.provide('preparedSite', place.directory);
  return remove;
}
