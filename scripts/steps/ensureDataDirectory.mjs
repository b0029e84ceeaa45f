import { accessSync, constants, mkdirSync } from 'node:fs';
import { dataDirectory } from './projectPaths.mjs';
import { StartFailure } from './StartFailure.mjs';

/**
 * Makes `.data/`. Others may pass through it (the account that runs the database server has to), not list it.
 * @throws {StartFailure} when it belongs to somebody else
 */
export function ensureDataDirectory() {
  try {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o711 });
    accessSync(dataDirectory, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartFailure(
      `Cannot write to ${dataDirectory}. Start as the user it belongs to, or make the checkout writable for you.`,
    );
  }
}
