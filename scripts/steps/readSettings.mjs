/**
 * The settings that the commands themselves need, from the environment or from the file `.env` in the
 * checkout (the environment wins). They follow the rules that src/env.ts holds them to as well, with the remaining ones;
 * these are read earlier, before anything is installed, so that a mistake is told at once.
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
 * @property {string | undefined} host the one address to listen on; unset: the machine's own two
 * @property {string | undefined} databaseUrl unset: the database that comes with the packages
 * @property {string | undefined} databaseDirectUrl the server itself, when `databaseUrl` leads to a pooler
 * @property {string | undefined} payloadSecret
 * @property {string} siteUrl the public origin, without a slash at the end
 * @property {number} trustedProxies how many proxies of our own stand before the site
 * @property {boolean} compresses whether answers are compressed here, and not by a proxy in front
 * @property {boolean | undefined} minifiesServer whether a build makes the server's files small; unset: it does, and either is served
 * @property {import('../../src/storeSettings.mjs').StoreSettings | null} pictureStore null: pictures are kept in a folder
 */

/**
 * Puts what `.env` says into `process.env`, except for keys that are there already; then what the files hold that some keys
 * name, so that what is started from here finds no such keys.
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
