import { env } from '@/env';
import { storeSettings } from '@/storeSettings.mjs';
import { mediaDirectory } from './mediaDirectory';
import { openImageStorage, type PicturePlace } from './imageStorage.mjs';

const configured = openImageStorage({ store: storeSettings(env), folder: mediaDirectory });
let current = configured;

/** Where the pictures of this process are kept. */
export const currentStorage = (): PicturePlace => current;

/** From now on they are kept elsewhere, or where the settings say. */
export function setCurrentStorage(place: PicturePlace = configured): void {
  current = place;
}
