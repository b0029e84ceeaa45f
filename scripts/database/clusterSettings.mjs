/** Connection settings of our own database server, stored beside its files. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeStateFile } from '../steps/writeStateFile.mjs';

/**
 * @typedef {object} ClusterSettings
 * @property {string} ownerPassword
 * @property {string} applicationPassword
 * @property {number} port 0 before one is chosen
 */

/** @returns {ClusterSettings} */
export function newClusterSettings() {
  return { ownerPassword: randomPassword(), applicationPassword: randomPassword(), port: 0 };
}

/**
 * @param {string} file
 * @returns {ClusterSettings | undefined} undefined when the file is missing, truncated or invalid
 */
export function readClusterSettings(file) {
  try {
    const { ownerPassword, applicationPassword, port } = JSON.parse(readFileSync(file, 'utf8'));
    const passwords = [ownerPassword, applicationPassword];
    if (!Number.isInteger(port) || !passwords.every(isPassword)) return undefined;
    return { ownerPassword, applicationPassword, port };
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {ClusterSettings} settings
 */
export function saveClusterSettings(file, settings) {
  writeStateFile(file, JSON.stringify(settings));
}

/** Letters and digits only: needs no escaping in a URL or in SQL. */
const randomPassword = () => randomBytes(24).toString('hex');

/** @param {unknown} value */
const isPassword = (value) => typeof value === 'string' && /^[0-9a-f]{48}$/.test(value);
