import { slugFromTitle } from './slugFromTitle';

const maxStemLength = 80;
const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*\.webp$/;

/**
 * Returns the file name of an image. `suggestion` (its original name, or a post's slug) gives the words, and `mark`
 * makes it unique: "Desk & lamp.PNG" with the mark "1a2b3c4d" gives "desk-lamp-1a2b3c4d.webp".
 */
export function pictureName(suggestion: string, mark: string): string {
  const words = slugFromTitle(suggestion.replace(/\.[a-z0-9]{1,5}$/i, '').replaceAll(/[._]/g, '-'));
  const stem = words.slice(0, maxStemLength).replace(/-$/, '') || 'image';
  return `${stem}-${mark}.webp`;
}

/** Whether a file name has our format, which excludes path traversal and temporary files that are being written. */
export const isPictureName = (name: string): boolean => name.length <= 200 && shape.test(name);

/** Returns the path at which an image is served. */
export const picturePath = (name: string): string => `/blog-images/${name}`;
