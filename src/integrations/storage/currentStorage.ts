import { env } from '@/env';
import { storeSettings } from '@/storeSettings.mjs';
import { mediaDirectory } from './mediaDirectory';
import { openImageStorage, type PicturePlace } from './imageStorage.mjs';

const configured = openImageStorage({ store: storeSettings(env), folder: mediaDirectory });
let current = configured;

/** Returns this process's image storage. */
export const currentStorage = (): PicturePlace => current;

/** Replaces the image storage; without an argument, restores the configured one. */
export function setCurrentStorage(place: PicturePlace = configured): void {
  current = place;
}
