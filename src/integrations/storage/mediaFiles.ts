import { StorageAway, StorageFailure } from '@/errors/ApiFailures';
import { isPictureName } from '@/domain/blog/pictureName';
import { countedWarning } from '@/log/countedWarning';
import { writeLine } from '@/log/writeLine';
import { currentStorage } from './currentStorage';
import type { PicturePlace } from './imageStorage.mjs';
import { StoreFailure } from './StoreFailure.mjs';

/** While a store is away every picture meets it. */
const warn = countedWarning((text, further) =>
  writeLine('warn', 'pictures', [further === 0 ? text : `${further} more times, the last: ${text}`]),
);

/** Asks the place where pictures are kept, and says in a refusal's words that it is away. */
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
 * Keeps a file under `name`, whole or not at all.
 * @throws StorageFailure, StorageAway
 */
export async function writeMediaFile(name: string, data: Uint8Array): Promise<void> {
  await ask((place) => place.write(checked(name), data)).catch((error: unknown) => {
    throw error instanceof StorageAway ? error : new StorageFailure(error);
  });
}

/**
 * Removes a file, if it is there.
 * @throws StorageAway
 */
export const removeMediaFile = (name: string): Promise<void> => ask((place) => place.remove(checked(name)));

/**
 * The bytes of the file called `name`; null when there is none. Pictures are small enough to be read at once.
 * @throws StorageAway
 */
export const readMediaFile = (name: string): Promise<Buffer<ArrayBuffer> | null> =>
  ask((place) => place.read(checked(name)));

/** The names of all pictures that are kept. */
export const listMediaFiles = async (): Promise<string[]> =>
  (await ask((place) => place.names())).filter(isPictureName);

/** Removes a picture that was written longer ago than `ageMs`. */
export const removeOldMediaFile = (name: string, ageMs: number): Promise<void> =>
  ask((place) => place.removeOlder(checked(name), ageMs));

/** Removes what a crash left while it was being written, so many milliseconds ago. */
export const removeUnfinishedMedia = (ageMs: number): Promise<void> =>
  ask((place) => place.removeUnfinished(ageMs));

/** Where pictures are kept, and which setting says so, for the log. */
export const mediaPlace = (): Pick<PicturePlace, 'words' | 'setting'> => currentStorage();
