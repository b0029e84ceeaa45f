import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { damaged } from './archiveFormat.mjs';

/** @typedef {import('pg').Client} Client */

/** Loads the tables of an archive into a database, one after the other. */
export class TablesFiller {
  #client;
  #about;
  #manifest;
  #name = '';
  /** @type {TableFiller | undefined} */
  #open;

  /**
   * @param {Client} client
   * @param {import('./archiveFormat.mjs').About} about
   * @param {import('./archiveFormat.mjs').Manifest} manifest
   */
  constructor(client, about, manifest) {
    this.#client = client;
    this.#about = about;
    this.#manifest = manifest;
  }

  /**
   * @param {string} table
   * @param {AsyncIterable<Buffer>} pieces next part of the table's COPY text
   */
  async add(table, pieces) {
    if (!this.#open || this.#name !== table) {
      await this.finish();
      const shape = this.#about.tables.find(({ name }) => name === table);
      if (!shape) throw damaged(`table ${table} was not announced`);
      this.#open = new TableFiller(this.#client, shape);
      this.#name = table;
    }
    await this.#open.add(pieces);
  }

  /** @throws {import('../steps/StartFailure.mjs').StartFailure} when row count or hash differ from the manifest */
  async finish() {
    const expected = this.#manifest.tables[this.#name];
    if (this.#open && expected && !(await this.#open.finish(expected))) {
      throw damaged(`table ${this.#name} is not what was written`);
    }
    this.#open = undefined;
  }

  /** Ends the open COPY statement, which would block the connection forever. */
  giveUp() {
    this.#open?.giveUp();
  }
}

/** Loads one table by COPY, and counts rows and hashes the text. */
class TableFiller {
  #rows;
  #done;
  #hash = createHash('sha256');

  /**
   * @param {Client} client
   * @param {import('./archiveFormat.mjs').TableShape} shape
   */
  constructor(client, { name, columns }) {
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
    this.#rows = client.query(copyFrom(`copy ${client.escapeIdentifier(name)} (${list}) from stdin`));
    this.#done = finished(this.#rows);
    // Prevents an unhandled rejection; the error is thrown by the call that awaits the promise.
    this.#done.catch(() => undefined);
  }

  /** @param {AsyncIterable<Buffer>} pieces */
  async add(pieces) {
    for await (const piece of pieces) {
      this.#hash.update(piece);
      if (!(await this.#write(piece))) await Promise.race([once(this.#rows, 'drain'), this.#done]);
    }
  }

  /**
   * @param {Buffer} piece
   * @returns {Promise<boolean>} whether there is room for more
   * @throws the database's error, which has closed the stream
   */
  async #write(piece) {
    try {
      return this.#rows.write(piece);
    } catch (error) {
      await Promise.race([this.#done, Promise.reject(error)]);
      throw error;
    }
  }

  giveUp() {
    this.#rows.destroy(new Error('The rest of the table is missing'));
  }

  /**
   * @param {import('./archiveFormat.mjs').Contents} expected
   * @returns {Promise<boolean>} whether row count and hash match
   */
  async finish({ rows, sha256 }) {
    this.#rows.end();
    await this.#done;
    return this.#rows.rowCount === rows && this.#hash.digest('hex') === sha256;
  }
}
