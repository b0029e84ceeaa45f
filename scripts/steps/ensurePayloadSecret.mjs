/** The secret that signs sessions: generated once per checkout, readable by its owner only. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataDirectory } from './projectPaths.mjs';
import { StartFailure } from './StartFailure.mjs';
import { writeStateFile } from './writeStateFile.mjs';

const secretsFile = path.join(dataDirectory, 'secrets.json');

/** @returns {string} the secret in `.data/secrets.json`, generated on the first call */
export function ensurePayloadSecret() {
  if (existsSync(secretsFile)) return readSecret();
  const payloadSecret = randomBytes(32).toString('base64url');
  writeStateFile(secretsFile, `${JSON.stringify({ payloadSecret }, null, 2)}\n`);
  return payloadSecret;
}

function readSecret() {
  try {
    const { payloadSecret } = JSON.parse(readFileSync(secretsFile, 'utf8'));
    if (typeof payloadSecret === 'string' && payloadSecret.length >= 32) return payloadSecret;
  } catch {
    // Reported below, like a readable file without a secret.
  }
  throw new StartFailure(
    `${secretsFile} cannot be read. Restore it, or delete it to have a new secret generated.`,
  );
}
