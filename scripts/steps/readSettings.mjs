/**
 * Settings of the commands, from the environment or from the checkout's `.env` (the environment wins). They follow the
 * same rules as in src/env.ts, which checks all settings; these are read before anything is installed, so that a
 * mistake is reported immediately.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readSecretFiles } from '../../src/secretFiles.mjs';
import { isOn, settingRules } from '../../src/settingRules.mjs';
import { missingStoreSettings, storeSettings } from '../../src/storeSettings.mjs';
import { projectRoot } from './projectPaths.mjs';
import { StartFailure } from './StartFailure.mjs';

/**
 * @typedef {object} Settings
 * @property {number} port
 * @property {string | undefined} host the address to listen on; unset: both loopback addresses
 * @property {string | undefined} databaseUrl unset: the bundled database
 * @property {string | undefined} databaseDirectUrl the server itself, if `databaseUrl` is that of a pooler
 * @property {string | undefined} payloadSecret
 * @property {string} siteUrl the public origin, without a slash at the end
 * @property {number} trustedProxies number of our own proxies in front of the site
 * @property {boolean} compresses whether responses are compressed here, and not by a proxy
 * @property {boolean | undefined} minifiesServer whether a build minifies the server's files; unset: it does, and
 *   builds of both kinds are served
 * @property {import('../../src/storeSettings.mjs').StoreSettings | null} pictureStore null: images are stored in a
 *   folder
 */

/**
 * Loads `.env` into `process.env` without overwriting existing keys, then replaces keys that name a file by the file's
 * content, so that child processes don't see such keys.
 * @throws {StartFailure} when a file can't be read
 */
export function loadEnvFile() {
  const file = path.join(projectRoot, '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  for (const [key, value] of Object.entries(written)) process.env[key] ??= value;
  const { settings, mistakes } = readSecretFiles(process.env);
  if (mistakes.length > 0) throw new StartFailure(`Please correct the settings: ${mistakes.join('; ')}.`);
  for (const key of Object.keys(process.env)) if (!(key in settings)) delete process.env[key];
  Object.assign(process.env, settings);
}

/**
 * @param {NodeJS.Dict<string>} environment
 * @returns {Settings}
 * @throws {StartFailure} one line that names every wrong setting
 */
export function readSettings(environment) {
  const read = (/** @type {string} */ key) => environment[key]?.trim() || undefined;
  const mistakes = Object.entries(settingRules).flatMap(([key, { holds, words }]) => {
    const value = read(key);
    return value === undefined || holds(value) ? [] : [`${key} ${words}`];
  });
  mistakes.push(...missingStoreSettings(environment).map(({ name, words }) => `${name} ${words}`));
  if (mistakes.length > 0) throw new StartFailure(`Please correct the settings: ${mistakes.join('; ')}.`);
  const port = Number(read('PORT') ?? 3000);
  return {
    port,
    host: read('HOST'),
    databaseUrl: read('DATABASE_URL'),
    databaseDirectUrl: read('DATABASE_DIRECT_URL'),
    payloadSecret: read('PAYLOAD_SECRET'),
    siteUrl: new URL(read('SITE_URL') ?? `http://localhost:${port}`).origin,
    trustedProxies: Number(read('TRUST_PROXY') ?? 0),
    compresses: read('COMPRESS') !== 'false',
    minifiesServer: optionalSwitch(read('MINIFY_SERVER')),
    pictureStore: storeSettings(environment),
  };
}

/** @param {string | undefined} value */
const optionalSwitch = (value) => (value === undefined ? undefined : isOn(value));
