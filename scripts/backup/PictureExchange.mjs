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
  /** @type {Map<string, Buffer>} what has to take the place of a picture of this name */
  #changed = new Map();

  /**
   * @param {import('../../src/integrations/storage/imageStorage.mjs').PicturePlace} place
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
    const picture = Buffer.concat(held);
    this.#names.add(name);
    if (this.#former.has(name)) {
      // It may be damaged, or another one that was brought along under the same name.
      const kept = await this.#place.read(name).catch(() => null);
      if (!kept?.equals(picture)) this.#changed.set(name, picture);
      return;
    }
    this.#written.push(name);
    await this.#place.write(name, picture);
  }

  /** After the database has committed. */
  async finish() {
    for (const [name, picture] of this.#changed) await this.#place.write(name, picture);
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
