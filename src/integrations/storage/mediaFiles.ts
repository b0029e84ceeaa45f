import { StorageAway, StorageFailure } from '@/errors/ApiFailures';
import { isPictureName } from '@/domain/blog/pictureName';
import { countedWarning } from '@/log/countedWarning';
import { writeLine } from '@/log/writeLine';
import { currentStorage } from './currentStorage';
import type { PicturePlace } from './imageStorage.mjs';
import { StoreFailure } from './StoreFailure.mjs';

/** During an outage of the store every image request fails, so warnings are counted instead of repeated. */
const warn = countedWarning((text, further) =>
  writeLine('warn', 'pictures', [further === 0 ? text : `${further} more times, the last: ${text}`]),
);

/** Runs an operation on the storage; logs a StoreFailure and throws StorageAway instead. */
async function ask<Answer>(question: (place: PicturePlace) => Promise<Answer>): Promise<Answer> {
  try {
    return await question(currentStorage());
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    warn(error.message);
    throw new StorageAway();
  }
}

const checked = (name: string): string => {
  if (!isPictureName(name)) throw new Error('Not the name of a picture');
  return name;
};

/**
 * Writes a file under `name`, whole or not at all.
 * @throws StorageFailure, StorageAway
 */
export async function writeMediaFile(name: string, data: Uint8Array): Promise<void> {
  await ask((place) => place.write(checked(name), data)).catch((error: unknown) => {
    throw error instanceof StorageAway ? error : new StorageFailure(error);
  });
}

/**
 * Deletes a file if it exists.
 * @throws StorageAway
 */
export const removeMediaFile = (name: string): Promise<void> => ask((place) => place.remove(checked(name)));

/**
 * Returns the bytes of a file; null if it doesn't exist. Images are small enough to read at once.
 * @throws StorageAway
 */
export const readMediaFile = (name: string): Promise<Buffer<ArrayBuffer> | null> =>
  ask((place) => place.read(checked(name)));

/** Returns the names of all stored images. */
export const listMediaFiles = async (): Promise<string[]> =>
  (await ask((place) => place.names())).filter(isPictureName);

/** Deletes an image that was last written more than `ageMs` ago. */
export const removeOldMediaFile = (name: string, ageMs: number): Promise<void> =>
  ask((place) => place.removeOlder(checked(name), ageMs));

/** Deletes partial files that a crash left behind, if older than `ageMs`. */
export const removeUnfinishedMedia = (ageMs: number): Promise<void> =>
  ask((place) => place.removeUnfinished(ageMs));

/** Returns the storage and the setting that configures it, for the log. */
export const mediaPlace = (): Pick<PicturePlace, 'words' | 'setting'> => currentStorage();
