/** Image storage: a folder of this machine, or a bucket that several machines share. */
import { ImageBucket } from './ImageBucket.mjs';
import { ImageFolder } from './ImageFolder.mjs';

/**
 * What both implement. Names are plain: see `isPlainName`.
 * @typedef {object} PicturePlace
 * @property {string} words how the storage is named in messages
 * @property {string} setting the environment variable that configures it
 * @property {(name: string) => Promise<Buffer<ArrayBuffer> | null>} read null if there is no such image
 * @property {(name: string, data: Uint8Array) => Promise<void>} write atomic: whole or not at all
 * @property {(name: string) => Promise<void>} remove does nothing if there is no such image
 * @property {(name: string, ageMs: number) => Promise<void>} removeOlder checks the write time at deletion
 * @property {(ageMs: number) => Promise<void>} removeUnfinished deletes partial files of a crash, older than this
 * @property {() => Promise<string[]>} names of all images
 */

/**
 * @param {object} options
 * @param {import('../../storeSettings.mjs').StoreSettings | null} options.store null to use the folder
 * @param {string} options.folder
 * @returns {PicturePlace}
 */
export const openImageStorage = ({ store, folder }) =>
  store ? new ImageBucket(store) : new ImageFolder(folder);
