/** Where pictures are kept: a folder of this machine, or a store that several machines share. */
import { ImageBucket } from './ImageBucket.mjs';
import { ImageFolder } from './ImageFolder.mjs';

/**
 * What both can do. Names are plain: see `isPlainName`.
 * @typedef {object} PicturePlace
 * @property {string} words what people are told it is
 * @property {string} setting that says where it is
 * @property {(name: string) => Promise<Buffer<ArrayBuffer> | null>} read null when there is no such picture
 * @property {(name: string, data: Uint8Array) => Promise<void>} write whole or not at all
 * @property {(name: string) => Promise<void>} remove nothing happens when there is no such picture
 * @property {(name: string, ageMs: number) => Promise<void>} removeOlder looks now when it was written
 * @property {(ageMs: number) => Promise<void>} removeUnfinished what a crash left while it was written, so long ago
 * @property {() => Promise<string[]>} names of all pictures
 */

/**
 * @param {object} options
 * @param {import('../../storeSettings.mjs').StoreSettings | null} options.store null: there is none
 * @param {string} options.folder
 * @returns {PicturePlace}
 */
export const openImageStorage = ({ store, folder }) =>
  store ? new ImageBucket(store) : new ImageFolder(folder);
