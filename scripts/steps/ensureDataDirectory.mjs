import { accessSync, constants, mkdirSync } from 'node:fs';
import { dataDirectory } from './projectPaths.mjs';
import { StartFailure } from './StartFailure.mjs';

/**
 * Creates `.data/`. Other accounts may traverse it, as the database server's account has to, but not list it.
 * @throws {StartFailure} when it belongs to another user
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
