import { fileURLToPath } from 'node:url';
import { runNode } from './runCommand.mjs';
import { StartFailure } from './StartFailure.mjs';

const checkFile = fileURLToPath(new URL('../checkSettings.ts', import.meta.url));

/**
 * Has src/env.ts check all settings of the application.
 * @param {NodeJS.Dict<string>} env
 * @throws {StartFailure} one line that names every wrong setting
 */
export async function checkSettings(env) {
  const { exitCode, output, messages } = await runNode(['--import', 'tsx', checkFile], { env });
  if (exitCode === 0) return;
  throw new StartFailure(String(messages.at(-1) ?? output.trim()));
}
