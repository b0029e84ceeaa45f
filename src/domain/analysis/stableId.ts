import { shortHash } from '../text/shortHash';

/**
 * Returns an id derived from words: readable ("sales-qualify-new-leads"), deterministic, and followed by a short hash
 * if the readable part alone is lossy (other scripts, long texts).
 */
export function stableId(...parts: readonly string[]): string {
  const words = parts.join(' ').toLowerCase();
  const readable = words
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 80);
  const lossless = /^[a-z0-9 &()/,'’-]+$/u.test(words) && words.length <= 80;
  return lossless ? readable : `${readable}-${shortHash(parts.join('\n'))}`.replace(/^-/u, '');
}
