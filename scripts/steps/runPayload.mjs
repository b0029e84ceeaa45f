import { randomBytes } from 'node:crypto';
import { packageFile } from './projectPaths.mjs';
import { runNode } from './runCommand.mjs';

/**
 * Runs a Payload command, or with `run` a TypeScript program that reads Payload's configuration.
 * @param {string[]} args e.g. `['run', 'scripts/prepareDatabase.ts']`
 * @param {Parameters<typeof runNode>[1]} [options]
 */
export function runPayload(args, options) {
  return runNode([...lexicalAsIs, packageFile('payload/bin.js'), ...args], {
    ...options,
    // Otherwise Payload generates the collection types automatically.
    env: { NODE_ENV: 'production', ...options?.env },
  });
}

/**
 * Lexical's modules for Node are wrappers that import the real ones by top-level await. With the TypeScript loader
 * thread, Node 20 hung on one of them in about every second run. Under this condition the packages export the real
 * modules directly.
 */
const lexicalAsIs = ['--conditions=production'];

/**
 * Runs a Payload command that reads the configuration and needs no database.
 * @param {string[]} args e.g. `['migrate:create', 'name']`
 * @param {{ signal?: AbortSignal, show?: boolean }} [options]
 */
export function runPayloadOffline(args, options) {
  const env = {
    // Required by the configuration; nothing is signed and nothing connects.
    PAYLOAD_SECRET: randomBytes(32).toString('base64url'),
    DATABASE_URL: 'postgres://none:none@127.0.0.1:1/none',
  };
  return runPayload(args, { ...options, env });
}
