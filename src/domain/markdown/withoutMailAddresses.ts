import type { Extension } from 'micromark-util-types';

/**
 * GFM's syntax without its look-out for bare mail addresses, which begins at every letter and takes as long as all else.
 * For texts without an "@".
 */
export function withoutMailAddresses({ text = {}, ...rest }: Extension): Extension {
  const kept = Object.entries(text).map(([code, constructs]) => [
    code,
    [constructs ?? []].flat().filter(({ name }) => name !== 'emailAutolink'),
  ]);
  return { ...rest, text: Object.fromEntries(kept) as typeof text };
}
