import { env } from '@/env';
import { storeSettings } from '@/storeSettings.mjs';
import { mediaDirectory } from './mediaDirectory';
import { openPicturePlace, type PicturePlace } from './picturePlace.mjs';

const configured = openPicturePlace({ store: storeSettings(env), folder: mediaDirectory });
let current = configured;

/** Where the pictures of this process are kept. */
export const currentPlace = (): PicturePlace => current;

/** From now on they are kept elsewhere, or where the settings say. */
export function setCurrentPlace(place: PicturePlace = configured): void {
  current = place;
}
