/**
 * Before the integration tests: a database that Payload has migrated from empty, a copy of it for each worker, and the
 * programs.
 */
import type { TestProject } from 'vitest/node';
import { withConnection } from '../../scripts/database/connectDatabase.mjs';
import { migrateEmptyDatabase } from '../../scripts/database/migrateDatabase.mjs';
import { buildPrograms } from '../../scripts/steps/buildPrograms.mjs';
import { createTestDatabase, type TestDatabase } from '../../scripts/testing/testDatabase.mjs';
import { siteUnderTest, testSettings } from '../../scripts/testing/testSettings.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, in the order of their numbers. */
    databaseUrls: string[];
  }
}

export default function startWithPrograms(project: TestProject) {
  return startDatabase(project, siteUnderTest.distDir);
}

/** @param distDir folder that gets the programs, relative to the checkout */
export async function startDatabase(project: TestProject, distDir: string) {
  const database = await createTestDatabase(project.name);
  await prepare(project, database, distDir).catch(async (error: unknown) => {
    await database.remove();
    throw error;
  });
  return database.remove;
}

async function prepare(project: TestProject, { url, copy }: TestDatabase, distDir: string): Promise<void> {
  // No server is started here: requests carry the default address.
  // The contact form's limit is reached in its tests, so it is the usual one.
  const settings = {
    ...testSettings(),
    SITE_URL: 'http://localhost:3000',
    INQUIRIES_PER_HOUR: '10',
    DATABASE_URL: url,
    NEXT_DIST_DIR: distDir,
  };
  Object.assign(process.env, settings);
  await buildPrograms(distDir);
  await migrateEmptyDatabase(settings);
  // The first saves of a global make a row each when they come at once, and which one is read is then a matter of luck.
  await withConnection(url, (client) => client.query('insert into site_settings default values'));
  const databaseUrls: string[] = [];
  for (let worker = 1; worker <= project.config.maxWorkers; worker++) {
    databaseUrls.push(await copy(`${project.name}_${worker}`));
  }
  project.provide('databaseUrls', databaseUrls);
}
