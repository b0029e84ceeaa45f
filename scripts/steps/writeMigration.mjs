import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findRuleBreaks, readMigrations } from '../database/migrationRule.mjs';
import { announce } from './announce.mjs';
import { installPackages } from './installPackages.mjs';
import { projectRoot } from './projectPaths.mjs';
import { runPayloadOffline } from './runPayload.mjs';
import { StartFailure } from './StartFailure.mjs';

/** @param {import('./Lifetime.mjs').Lifetime} lifetime */
export async function run({ signal }) {
  const [name] = process.argv.slice(2);
  if (!name) throw new StartFailure('Say what changes: npm run migration -- add_phone_number');
  await installPackages(signal);
  const { exitCode } = await runPayloadOffline(['migrate:create', name, '--skip-empty'], {
    signal,
    show: true,
  });
  removeOlderSnapshots();
  const breaks = findRuleBreaks(readMigrations());
  for (const sentence of breaks) announce(sentence);
  process.exitCode = exitCode || (breaks.length > 0 ? 1 : 0);
}

/** Payload compares the collections with the newest snapshot only, so older ones are thousands of unused lines. */
function removeOlderSnapshots() {
  const directory = path.join(projectRoot, 'src', 'migrations');
  const snapshots = readdirSync(directory).filter((file) => file.endsWith('.json'));
  for (const file of snapshots.sort().slice(0, -1)) rmSync(path.join(directory, file));
}
