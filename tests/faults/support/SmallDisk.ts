import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Only root may mount a disk. */
export const mayMountDisks = process.getuid?.() === 0;

/** A disk of two megabytes, in memory, with the folders that the site writes to. */
export class SmallDisk {
  readonly media: string;
  readonly outbox: string;
  readonly #ballast: string;

  private constructor(readonly directory: string) {
    this.media = path.join(directory, 'media');
    this.outbox = path.join(directory, 'outbox');
    this.#ballast = path.join(directory, 'ballast');
  }

  static mount(directory: string): SmallDisk {
    mkdirSync(directory, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', directory]);
    return new SmallDisk(directory);
  }

  /** Leaves no place for a single byte. */
  fill(): void {
    for (const size of [1_000_000, 4096, 1]) {
      try {
        for (;;) writeFileSync(this.#ballast, Buffer.alloc(size), { flag: 'a' });
      } catch {
        // It is full for pieces of this size.
      }
    }
  }

  empty(): void {
    rmSync(this.#ballast);
  }

  files(folder: 'media' | 'outbox'): string[] {
    return readdirSync(this[folder]);
  }

  unmount(): void {
    execFileSync('umount', ['--lazy', this.directory]);
  }
}
