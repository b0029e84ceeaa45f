import { randomBytes } from 'node:crypto';
import { packageFile } from './projectPaths.mjs';
import { runNode } from './runCommand.mjs';

/**
 * Runs a Payload command that reads the configuration and needs no database.
 * @param {string[]} args e.g. `['migrate:create', 'name']`
 * @param {{ signal?: AbortSignal, show?: boolean }} [options]
 */
export function runPayload(args, options) {
  const env = {
    // Otherwise Payload writes the types of the collections on its own account.
    NODE_ENV: 'production',
    // The configuration wants these to be there; nothing is signed and nothing is connected to.
    PAYLOAD_SECRET: randomBytes(32).toString('base64url'),
    DATABASE_URL: 'postgres://none:none@127.0.0.1:1/none',
  };
  return runNode([packageFile('payload/bin.js'), ...args], { ...options, env, endsItself: true });
}
