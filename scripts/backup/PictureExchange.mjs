/**
 * Pictures that take the place of those that are kept, once the database has been restored. If it can't be, those are left
 * as they were.
 */
export class PictureExchange {
  #place;
  #former;
  /** @type {Set<string>} */
  #names = new Set();
  /** @type {string[]} */
  #written = [];

  /**
   * @param {import('../../src/integrations/storage/picturePlace.mjs').PicturePlace} place
   * @param {string[]} former names of the pictures that are there
   */
  constructor(place, former) {
    this.#place = place;
    this.#former = new Set(former);
  }

  /**
   * Before the database commits: a picture without a row does no harm, a row without its picture does.
   * @param {string} name
   * @param {AsyncIterable<Buffer>} pieces
   */
  async add(name, pieces) {
    const held = [];
    for await (const piece of pieces) held.push(piece);
    this.#names.add(name);
    // Names carry a hash of what is in the picture.
    if (this.#former.has(name)) return;
    this.#written.push(name);
    await this.#place.write(name, Buffer.concat(held));
  }

  /** After the database has committed. */
  async finish() {
    await this.#remove([...this.#former].filter((name) => !this.#names.has(name)));
  }

  /** What can't be removed now either does no harm; the site sweeps it up. */
  async giveUp() {
    await this.#remove(this.#written).catch(() => undefined);
  }

  /** @param {string[]} names */
  async #remove(names) {
    for (const name of names) await this.#place.remove(name);
  }
}
