import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract as newExtract } from 'tar-stream';
import { isPlainName } from '../../src/integrations/storage/isPlainName.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { damaged, entryNames, FORMAT, picturePrefix, tablePrefix } from './archiveFormat.mjs';

/**
 * @typedef {import('./archiveFormat.mjs').About} About
 * @typedef {import('./archiveFormat.mjs').Manifest} Manifest
 * @typedef {AsyncIterable<Buffer>} Pieces
 */

/**
 * Yields the entries of an archive. Each must be read to its end before the next is requested.
 * @param {string} file
 * @returns {AsyncGenerator<{ name: string, pieces: Pieces }>}
 * @throws {StartFailure} when the file can't be read or is truncated or corrupt
 */
export async function* archiveEntries(file) {
  const extract = newExtract();
  const read = pipeline(createReadStream(file), createGunzip(), extract);
  read.catch(() => undefined);
  try {
    for await (const entry of extract) {
      yield { name: entry.header.name, pieces: piecesOf(/** @type {Pieces} */ (entry), file) };
    }
    await read;
  } catch (error) {
    throw readingFailure(error, file);
  } finally {
    extract.destroy();
  }
}

/**
 * @param {Pieces} entry
 * @param {string} file
 * @returns {AsyncGenerator<Buffer>}
 */
async function* piecesOf(entry, file) {
  try {
    yield* entry;
  } catch (error) {
    throw readingFailure(error, file);
  }
}

/**
 * @param {unknown} error
 * @param {string} file
 */
function readingFailure(error, file) {
  if (error instanceof StartFailure) return error;
  const { code, syscall, message } = /** @type {NodeJS.ErrnoException} */ (error);
  return syscall ? new StartFailure(`${file} cannot be read (${code}).`) : damaged(message);
}

/**
 * Reads an archive to its end and verifies all contents against its manifest.
 * @param {string} file
 * @returns {Promise<{ about: About, manifest: Manifest }>}
 * @throws {StartFailure} when anything is missing, unexpected or different
 */
export async function checkArchive(file) {
  /** @type {About | undefined} */
  let about;
  /** @type {Manifest | undefined} */
  let manifest;
  /** @type {Map<string, ReturnType<typeof createHash>>} */
  const hashes = new Map();
  for await (const { name, pieces } of archiveEntries(file)) {
    if (manifest) throw damaged('something stands behind its end');
    const isText = name === entryNames.about || name === entryNames.manifest;
    const key = contentOf(name);
    const hash = hashes.get(key) ?? createHash('sha256');
    hashes.set(key, hash);
    const text = [];
    for await (const piece of pieces) {
      hash.update(piece);
      if (isText) text.push(piece);
    }
    if (name === entryNames.about) about = readAbout(Buffer.concat(text));
    if (name === entryNames.manifest) manifest = readJson(Buffer.concat(text));
    if (!about) throw damaged(`it does not begin with ${entryNames.about}`);
  }
  if (!about || !manifest) throw damaged('its end is missing');
  compare(about, manifest, hashes);
  return { about, manifest };
}

/**
 * Returns the content that an entry is a part of, such as `tables/users`.
 * @param {string} name
 */
const contentOf = (name) => (name.startsWith(tablePrefix) ? name.slice(0, name.lastIndexOf('/')) : name);

const emptyHash = createHash('sha256').digest('hex');

/**
 * @param {About} about
 * @param {Manifest} manifest
 * @param {Map<string, ReturnType<typeof createHash>>} hashes of the contents that were read
 */
function compare(about, manifest, hashes) {
  const expected = new Map([
    [entryNames.about, manifest.aboutSha256],
    ...about.tables.map(({ name }) => entry(`${tablePrefix}${name}`, manifest.tables[name]?.sha256)),
    ...Object.entries(manifest.pictures).map(([name, hash]) => entry(`${picturePrefix}${name}`, hash)),
  ]);
  for (const [key, hash] of expected) {
    const found = hashes.get(key)?.digest('hex') ?? emptyHash;
    if (found !== hash) throw damaged(`${key} is not what was written`);
  }
  const strange = [...hashes.keys()].find((key) => !expected.has(key) && key !== entryNames.manifest);
  if (strange) throw damaged(`${strange} does not belong there`);
  const crooked = Object.keys(manifest.pictures).find((name) => !isPlainName(name));
  if (crooked) throw damaged('the name of a picture leads elsewhere');
}

/**
 * @param {string} key
 * @param {string | undefined} hash
 * @returns {[string, string]}
 */
const entry = (key, hash = 'missing in the manifest') => [key, hash];

/**
 * @param {Buffer} text
 * @returns {About}
 */
function readAbout(text) {
  const about = /** @type {About} */ (readJson(text));
  if (typeof about?.format !== 'number') throw damaged('it does not say what it is');
  if (about.format > FORMAT) {
    throw new StartFailure(
      'The archive was made by a newer release of this software. Update the checkout first.',
    );
  }
  return about;
}

/** @param {Buffer} text */
function readJson(text) {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch {
    throw damaged('a part of it is no JSON');
  }
}
