import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as newPack } from 'tar-stream';

/**
 * Writes a gzipped tar entry by entry. It has another name until it is whole and on the disk: a stop in the middle leaves
 * nothing that could be taken for a backup.
 */
export class ArchiveWriter {
  #pack = newPack();
  #file;
  #unfinished;
  #written;
  #signal;

  /**
   * @param {string} file
   * @param {AbortSignal} [signal]
   */
  constructor(file, signal) {
    this.#file = file;
    this.#signal = signal;
    this.#unfinished = `${file}.${process.pid}.part`;
    // Accounts, analyses and password hashes are in it.
    const output = createWriteStream(this.#unfinished, { flags: 'wx', mode: 0o600, flush: true });
    this.#written = pipeline(this.#pack, createGzip(), output, { signal });
    // Told by whichever call waits for it.
    this.#written.catch(() => undefined);
  }

  /**
   * @param {string} name
   * @param {Buffer} data
   */
  async add(name, data) {
    const added = new Promise((resolve, reject) => {
      // Written as a stream, which waits while the file is slower than we are.
      const entry = this.#pack.entry({ name, size: data.length, mode: 0o600 }, (error) =>
        error ? reject(error) : resolve(undefined),
      );
      entry.end(data);
    });
    // A full disk ends the file, and with it the wait for the entry.
    await Promise.race([this.#written, added]).catch((error) => {
      throw this.#signal?.aborted ? this.#signal.reason : error;
    });
  }

  async finish() {
    this.#pack.finalize();
    await this.#written;
    await rename(this.#unfinished, this.#file);
    // Windows can't open a folder; its journal keeps the name.
    if (process.platform === 'win32') return;
    const directory = await open(path.dirname(this.#file));
    try {
      await directory.sync();
    } finally {
      await directory.close();
    }
  }

  /** Leaves nothing behind. */
  async giveUp() {
    this.#pack.destroy();
    await this.#written.catch(() => undefined);
    await rm(this.#unfinished, { force: true });
  }
}

/** @param {Buffer} data */
export const sha256 = (data) => createHash('sha256').update(data).digest('hex');
