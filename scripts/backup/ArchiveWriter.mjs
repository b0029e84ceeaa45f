import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as newPack } from 'tar-stream';

/**
 * Writes a gzipped tar entry by entry. The file has a temporary name until it is complete and flushed to disk, so that
 * an interrupted run leaves nothing that looks like a backup.
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
    // Mode 0600: the archive contains accounts, analyses and password hashes.
    const output = createWriteStream(this.#unfinished, { flags: 'wx', mode: 0o600, flush: true });
    this.#written = pipeline(this.#pack, createGzip(), output, { signal });
    // Prevents an unhandled rejection; the error is thrown by the call that awaits the promise.
    this.#written.catch(() => undefined);
  }

  /**
   * @param {string} name
   * @param {Buffer} data
   */
  async add(name, data) {
    const added = new Promise((resolve, reject) => {
      // Written through a stream for backpressure.
      const entry = this.#pack.entry({ name, size: data.length, mode: 0o600 }, (error) =>
        error ? reject(error) : resolve(undefined),
      );
      entry.end(data);
    });
    // On a full disk the file stream fails, and the entry's callback would never be called.
    await Promise.race([this.#written, added]).catch((error) => {
      throw this.#signal?.aborted ? this.#signal.reason : error;
    });
  }

  async finish() {
    this.#pack.finalize();
    await this.#written;
    await rename(this.#unfinished, this.#file);
    // Flushes the directory entry of the rename. Windows can't open folders, and its journal keeps the name.
    if (process.platform === 'win32') return;
    const directory = await open(path.dirname(this.#file));
    try {
      await directory.sync();
    } finally {
      await directory.close();
    }
  }

  /** Aborts the archive and removes the temporary file. */
  async giveUp() {
    this.#pack.destroy();
    await this.#written.catch(() => undefined);
    await rm(this.#unfinished, { force: true });
  }
}

/** @param {Buffer} data */
export const sha256 = (data) => createHash('sha256').update(data).digest('hex');
