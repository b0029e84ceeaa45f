import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { StorageFailure } from '@/errors/ApiFailures';
import { isPictureName } from '@/domain/blog/pictureName';
import { mediaDirectory } from './mediaDirectory';
import { removeOlder } from './removeOlder';
import { unfinishedPrefix, writeWholeFile } from './writeWholeFile';

function pathOf(name: string): string {
  if (!isPictureName(name)) throw new Error('Not the name of a picture');
  return path.join(mediaDirectory, name);
}

/**
 * Keeps a file under `name`, whole or not at all.
 * @throws StorageFailure
 */
export async function writeMediaFile(name: string, data: Uint8Array): Promise<void> {
  const directory = path.dirname(pathOf(name));
  await writeWholeFile({ directory, name, data }).catch((error: unknown) => {
    throw new StorageFailure(error);
  });
}

/** Takes back a file that was written for a picture that can't be kept after all; if that fails too, it stays unused. */
export async function removeMediaFile(name: string): Promise<void> {
  await rm(pathOf(name), { force: true }).catch(() => undefined);
}

/** The bytes of the file called `name`; null when there is none. Pictures are small enough to be read at once. */
export async function readMediaFile(name: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await readFile(pathOf(name));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The names of all pictures that are kept. */
export async function listMediaFiles(): Promise<string[]> {
  return (await namesIn(mediaDirectory)).filter(isPictureName);
}

/** Removes a picture that was written longer ago than `ageMs`. */
export const removeOldMediaFile = (name: string, ageMs: number): Promise<void> =>
  removeOlder(pathOf(name), ageMs);

/** Removes what a crash left while it was being written, so many milliseconds ago. */
export async function removeUnfinishedMedia(ageMs: number): Promise<void> {
  const names = (await namesIn(mediaDirectory)).filter((name) => name.startsWith(unfinishedPrefix));
  await Promise.all(names.map((name) => removeOlder(path.join(mediaDirectory, name), ageMs)));
}

/** The folder is made with the first picture. */
const namesIn = (directory: string): Promise<string[]> =>
  readdir(directory).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
