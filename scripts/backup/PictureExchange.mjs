/**
 * Replaces the stored images as part of a restore. New files are written before the database commits; existing ones are
 * overwritten or removed only afterwards, so that a failed restore leaves them unchanged.
 */
export class PictureExchange {
  #place;
  #former;
  /** @type {Set<string>} */
  #names = new Set();
  /** @type {string[]} */
  #written = [];
  /** @type {Map<string, Buffer>} new content of existing images, by name */
  #changed = new Map();

  /**
   * @param {import('../../src/integrations/storage/imageStorage.mjs').PicturePlace} place
   * @param {string[]} former names of the images stored now
   */
  constructor(place, former) {
    this.#place = place;
    this.#former = new Set(former);
  }

  /**
   * Call before the database commits: an image without a row is harmless, a row without its image isn't.
   * @param {string} name
   * @param {AsyncIterable<Buffer>} pieces
   */
  async add(name, pieces) {
    const held = [];
    for await (const piece of pieces) held.push(piece);
    const picture = Buffer.concat(held);
    this.#names.add(name);
    if (this.#former.has(name)) {
      // The stored file may be damaged, or a different image of the same name.
      const kept = await this.#place.read(name).catch(() => null);
      if (!kept?.equals(picture)) this.#changed.set(name, picture);
      return;
    }
    this.#written.push(name);
    await this.#place.write(name, picture);
  }

  /** Call after the database has committed. */
  async finish() {
    for (const [name, picture] of this.#changed) await this.#place.write(name, picture);
    await this.#remove([...this.#former].filter((name) => !this.#names.has(name)));
  }

  /** Removes the new files. Ignores failures: the site's cleanup removes images without a row. */
  async giveUp() {
    await this.#remove(this.#written).catch(() => undefined);
  }

  /** @param {string[]} names */
  async #remove(names) {
    for (const name of names) await this.#place.remove(name);
  }
}
