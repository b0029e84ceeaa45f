import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isPlainName } from './isPlainName.mjs';
import { removeOlder } from './removeOlder.mjs';
import { unfinishedPrefix, writeWholeFile } from './writeWholeFile.mjs';

/** Stores images as files in a folder, created on first write. Fails with errors of the file system. */
export class ImageFolder {
  setting = 'MEDIA_DIR';
  #directory;

  /** @param {string} directory */
  constructor(directory) {
    this.#directory = directory;
  }

  get words() {
    return this.#directory;
  }

  /** @param {string} name */
  read(name) {
    return orIfMissing(readFile(this.#fileOf(name)), null);
  }

  /**
   * @param {string} name
   * @param {Uint8Array} data
   */
  write(name, data) {
    return writeWholeFile({ directory: path.dirname(this.#fileOf(name)), name, data });
  }

  /** @param {string} name */
  remove(name) {
    return rm(this.#fileOf(name), { force: true });
  }

  /**
   * @param {string} name
   * @param {number} ageMs
   */
  removeOlder(name, ageMs) {
    return removeOlder(this.#fileOf(name), ageMs);
  }

  /** @param {number} ageMs */
  async removeUnfinished(ageMs) {
    const unfinished = (await this.#entries()).filter(({ name }) => name.startsWith(unfinishedPrefix));
    for (const { name } of unfinished) await removeOlder(path.join(this.#directory, name), ageMs);
  }

  async names() {
    const files = (await this.#entries()).filter((entry) => entry.isFile() && isPlainName(entry.name));
    return files.map(({ name }) => name);
  }

  #entries() {
    return orIfMissing(readdir(this.#directory, { withFileTypes: true }), []);
  }

  /** @param {string} name */
  #fileOf(name) {
    if (!isPlainName(name)) throw new Error('Not the name of a picture');
    return path.join(this.#directory, name);
  }
}

/**
 * @template Found, Instead
 * @param {Promise<Found>} asked
 * @param {Instead} instead result if the file or folder doesn't exist
 * @returns {Promise<Found | Instead>}
 */
const orIfMissing = (asked, instead) =>
  asked.catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  });
