import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrateDatabase } from '../database/migrateDatabase.mjs';
import { buildIfStale } from '../steps/buildIfStale.mjs';
import { WebServer } from '../steps/WebServer.mjs';
import { FakeModelServer } from './FakeModelServer.mjs';
import { modelForBrowsers } from './modelForBrowsers.mjs';
import { createTestDatabase } from './testDatabase.mjs';
import {
  databaseUrlFile,
  modelSettings,
  modelUrlFile,
  siteUnderTest,
  testSettings,
} from './testSettings.mjs';

/** @param {import('../steps/Lifetime.mjs').Lifetime} lifetime */
export async function run(lifetime) {
  const { distDir } = siteUnderTest;
  await buildIfStale({ distDir, env: testSettings(), signal: lifetime.signal });
  const database = await createTestDatabase('e2e');
  lifetime.onEnd(database.remove);
  mkdirSync(path.dirname(databaseUrlFile), { recursive: true });
  writeFileSync(databaseUrlFile, database.url);
  const env = { ...testSettings(), DATABASE_URL: database.url, NEXT_DIST_DIR: distDir };
  await migrateDatabase(database.url, { env, signal: lifetime.signal });
  const model = new FakeModelServer(modelForBrowsers);
  lifetime.onEnd(() => model.stop());
  const modelUrl = await model.start();
  writeFileSync(modelUrlFile, modelUrl);
  const server = new WebServer({ ...env, ...modelSettings(modelUrl) });
  lifetime.onEnd(() => server.stop());
  await server.start(() => void lifetime.end(1));
  await lifetime.untilEnd();
}
