import { ImageBucket } from '../../src/integrations/storage/ImageBucket.mjs';
import { StoreFailure } from '../../src/integrations/storage/StoreFailure.mjs';
import { hint, ok, wrong } from './Finding.mjs';

/**
 * Checks that the image store responds, accepts the keys, has the bucket, and doesn't list it publicly.
 * @param {import('../../src/storeSettings.mjs').StoreSettings} settings
 * @returns {Promise<import('./Finding.mjs').Finding>}
 */
export async function examineStore(settings) {
  const bucket = new ImageBucket(settings);
  try {
    await bucket.tryOut();
  } catch (error) {
    if (error instanceof StoreFailure) return wrong('Pictures', error.message);
    throw error;
  }
  if (await bucket.isListedForStrangers()) {
    return hint(
      'Pictures',
      `${bucket.words} can be reached, and lists its pictures for everybody: make it private`,
    );
  }
  return ok('Pictures', `${bucket.words} can be reached`);
}
