import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Keeps a file of ours whole or not at all, for its owner only: a machine that stops half-way or a full disk leaves the
 * one that was there.
 * @param {string} file
 * @param {string} text
 */
export function writeStateFile(file, text) {
  const unfinished = `${file}.${process.pid}`;
  try {
    const opened = openSync(unfinished, 'w', 0o600);
    try {
      writeFileSync(opened, text);
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
