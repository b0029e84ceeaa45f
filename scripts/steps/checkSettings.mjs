import { fileURLToPath } from 'node:url';
import { runNode } from './runCommand.mjs';
import { StartFailure } from './StartFailure.mjs';

const checkFile = fileURLToPath(new URL('../checkSettings.ts', import.meta.url));

/** Placeholder for our own database, which is started later. */
const notStartedYet = 'postgres://not-started-yet/site';

/**
 * Runs src/env.ts to check all settings of the application.
 * @param {NodeJS.Dict<string>} env
 * @param {string} [databaseUrl] the configured one
 * @throws {StartFailure} one line that names every wrong setting
 */
export async function checkSettings(env, databaseUrl = notStartedYet) {
  const { exitCode, output, messages } = await runNode(['--import', 'tsx', checkFile], {
    env: { ...env, DATABASE_URL: databaseUrl },
  });
  if (exitCode === 0) return;
  throw new StartFailure(String(messages.at(-1) ?? output.trim()));
}
