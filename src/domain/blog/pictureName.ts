import { slugFromTitle } from './slugFromTitle';

const maxStemLength = 80;
const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*\.webp$/;

/**
 * The name under which a picture is kept. `suggestion` (the name it came with, or a post's slug) only lends words:
 * "Desk & lamp.PNG" with the mark "1a2b3c4d", which tells it from others, gives "desk-lamp-1a2b3c4d.webp".
 */
export function pictureName(suggestion: string, mark: string): string {
  const words = slugFromTitle(suggestion.replace(/\.[a-z0-9]{1,5}$/i, '').replaceAll(/[._]/g, '-'));
  const stem = words.slice(0, maxStemLength).replace(/-$/, '') || 'image';
  return `${stem}-${mark}.webp`;
}

/** Whether a name can be one of ours: nothing in it can lead out of the folder, or to a file that is being written. */
export const isPictureName = (name: string): boolean => name.length <= 200 && shape.test(name);

/** Where a picture is served. */
export const picturePath = (name: string): string => `/blog-images/${name}`;
