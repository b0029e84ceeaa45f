import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { StorageFailure } from '@/errors/ApiFailures';
import { isPictureName } from '@/domain/blog/pictureName';
import { mediaDirectory } from './mediaDirectory';

function pathOf(name: string): string {
  if (!isPictureName(name)) throw new Error('Not the name of a picture');
  return path.join(mediaDirectory, name);
}

/**
 * Keeps a file under `name`, whole or not at all: a full disk leaves neither an empty nor a half one.
 * @throws StorageFailure
 */
export async function writeMediaFile(name: string, data: Uint8Array): Promise<void> {
  const target = pathOf(name);
  const unfinished = path.join(mediaDirectory, `.part-${randomUUID()}`);
  try {
    await mkdir(mediaDirectory, { recursive: true });
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(data);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, target);
  } catch (error) {
    // What went wrong first is what is told.
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw new StorageFailure(error);
  }
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

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
