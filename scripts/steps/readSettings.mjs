/**
 * The settings that the commands themselves need, from the environment or from the file `.env` in the
 * checkout (the environment wins). The application checks the same and the remaining ones in src/env.ts;
 * these are read earlier, before anything is installed, so that a mistake is told at once.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { projectRoot } from './projectPaths.mjs';
import { StartFailure } from './StartFailure.mjs';

/**
 * @typedef {object} Settings
 * @property {number} port
 * @property {string | undefined} host the one address to listen on; unset: the machine's own two
 * @property {string | undefined} databaseUrl unset: the database that comes with the packages
 * @property {string | undefined} payloadSecret
 * @property {string} siteUrl the public origin, without a slash at the end
 * @property {number} trustedProxies how many proxies of our own stand before the site
 * @property {boolean} compresses whether answers are compressed here, and not by a proxy in front
 */

/** Puts what `.env` says into `process.env`, except for keys that are there already. */
export function loadEnvFile() {
  const file = path.join(projectRoot, '.env');
  if (!existsSync(file)) return;
  for (const [key, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    process.env[key] ??= value;
  }
}

/**
 * @param {NodeJS.Dict<string>} environment
 * @returns {Settings}
 * @throws {StartFailure} one line that names every wrong setting
 */
export function readSettings(environment) {
  /** @type {string[]} */
  const mistakes = [];
  const read = (/** @type {string} */ key) => environment[key]?.trim() || undefined;
  const expect = (/** @type {boolean} */ holds, /** @type {string} */ mistake) => {
    if (!holds) mistakes.push(mistake);
  };

  const port = read('PORT') ?? '3000';
  const isPort = /^[1-9]\d{0,4}$/.test(port) && Number(port) <= 65535;
  expect(isPort, 'PORT must be a whole number from 1 to 65535');
  const databaseUrl = read('DATABASE_URL');
  expect(
    !databaseUrl || isDatabaseUrl(databaseUrl),
    'DATABASE_URL must look like postgres://user:password@host:5432/database',
  );
  const payloadSecret = read('PAYLOAD_SECRET');
  expect(
    !payloadSecret || isStrongSecret(payloadSecret),
    'PAYLOAD_SECRET must be at least 32 random characters (leave it out to have one generated)',
  );
  const siteUrl = read('SITE_URL') ?? `http://localhost:${isPort ? port : 3000}`;
  expect(
    isOrigin(siteUrl),
    'SITE_URL must be the public address without a path, such as https://www.example.com',
  );
  const trustedProxies = read('TRUST_PROXY') ?? '0';
  expect(
    /^\d$/.test(trustedProxies),
    'TRUST_PROXY must be the number of proxies in front of the site, from 0 to 9',
  );
  const compress = read('COMPRESS') ?? 'true';
  expect(['true', 'false'].includes(compress), 'COMPRESS must be true or false');

  if (mistakes.length > 0) throw new StartFailure(`Please correct the settings: ${mistakes.join('; ')}.`);
  return {
    port: Number(port),
    host: read('HOST'),
    databaseUrl,
    payloadSecret,
    siteUrl: new URL(siteUrl).origin,
    trustedProxies: Number(trustedProxies),
    compresses: compress === 'true',
  };
}

/** @param {string} value */
function isDatabaseUrl(value) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return !!url && /^postgres(ql)?:$/.test(url.protocol) && /^\/[^/]+$/.test(url.pathname);
}

/** @param {string} value */
function isOrigin(value) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return (
    !!url &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username
  );
}

/**
 * Long enough, and neither a repeated pattern nor one of the words that examples use for a secret.
 * @param {string} value
 */
function isStrongSecret(value) {
  const isPlaceholder = /change.?me|your.?secret|payload.?secret|super.?secret|password|example/i.test(value);
  return value.length >= 32 && new Set(value).size >= 10 && !isPlaceholder;
}
