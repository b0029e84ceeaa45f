import { randomBytes } from 'node:crypto';
import { packageFile } from './projectPaths.mjs';
import { runNode } from './runCommand.mjs';

/**
 * Runs a command of Payload, or with `run` a program in TypeScript that reads Payload's configuration.
 * @param {string[]} args e.g. `['run', 'scripts/prepareDatabase.ts']`
 * @param {Parameters<typeof runNode>[1]} [options]
 */
export function runPayload(args, options) {
  return runNode([...lexicalAsIs, packageFile('payload/bin.js'), ...args], {
    ...options,
    // Otherwise Payload writes the types of the collections on its own account.
    env: { NODE_ENV: 'production', ...options?.env },
  });
}

/**
 * Lexical's modules for Node are stand-ins that import the real ones while they are evaluated. Beside the thread that
 * translates TypeScript, Node 20 waited for one of them for ever in about every second run; under this condition the
 * packages name the real ones themselves.
 */
const lexicalAsIs = ['--conditions=production'];

/**
 * Runs a command of Payload that reads the configuration and needs no database.
 * @param {string[]} args e.g. `['migrate:create', 'name']`
 * @param {{ signal?: AbortSignal, show?: boolean }} [options]
 */
export function runPayloadOffline(args, options) {
  const env = {
    // The configuration wants these to be there; nothing is signed and nothing is connected to.
    PAYLOAD_SECRET: randomBytes(32).toString('base64url'),
    DATABASE_URL: 'postgres://none:none@127.0.0.1:1/none',
  };
  return runPayload(args, { ...options, env });
}
