/**
 * Secrets that are kept in files, as containers are given them: NAME_FILE says where NAME is. Plain JavaScript without
 * packages: the commands ask before anything is installed.
 */
import { readFileSync } from 'node:fs';

/** Settings that may be named as files. */
const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'PAYLOAD_SECRET',
  'PAYLOAD_SECRET_PREVIOUS',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'BOOKING_WEBHOOK_SECRET',
  'AI_API_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];

/**
 * @param {NodeJS.Dict<string>} source
 * @returns {{ settings: NodeJS.Dict<string>, mistakes: string[] }} all settings with the contents of the files in their
 *   place, and what is wrong, without any content
 */
export function readSecretFiles(source) {
  const settings = { ...source };
  /** @type {string[]} */
  const mistakes = [];
  for (const name of secretNames) {
    const file = source[`${name}_FILE`];
    delete settings[`${name}_FILE`];
    if (!file) continue;
    if (source[name]) mistakes.push(`${name} and ${name}_FILE are both set: leave one out`);
    else settings[name] = readSecret(name, file, mistakes);
  }
  return { settings, mistakes };
}

/**
 * @param {string} name
 * @param {string} file
 * @param {string[]} mistakes
 */
function readSecret(name, file, mistakes) {
  try {
    // Editors and `echo` end a file with a new line.
    const secret = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    if (secret === '') mistakes.push(`${name}_FILE names a file that is empty`);
    return secret;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    mistakes.push(`${name}_FILE names a file that cannot be read (${code})`);
    return undefined;
  }
}
