import { ImageBucket } from '@/integrations/storage/ImageBucket.mjs';
import type { PicturePlace } from '@/integrations/storage/imageStorage.mjs';
import { storeSettings, type StoreSettings } from '@/storeSettings.mjs';
import { runLimited } from '../../scripts/pictures/runLimited.mjs';
import { PrivateStore } from './PrivateStore';

/** A store that has begun, with its settings and the door to its bucket. */
export async function openStore() {
  const store = await PrivateStore.start();
  const settings = storeSettings(store.settings);
  if (!settings) throw new Error('The store has settings');
  const openBucket = (changes: Partial<StoreSettings> = {}) => new ImageBucket({ ...settings, ...changes });
  return { store, settings, openBucket, bucket: openBucket() };
}

/** Removes every picture. */
export const clear = async (place: PicturePlace) =>
  runLimited(await place.names(), 8, (name) => place.remove(name));
