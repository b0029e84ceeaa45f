import type { Extension } from 'micromark-util-types';
import type { Data } from 'unified';

export type TreeExtensions = NonNullable<Data['fromMarkdownExtensions']>;

const without =
  (names: ReadonlySet<string>) =>
  ({ text = {}, ...rest }: Extension): Extension => {
    const kept = Object.entries(text).map(([code, constructs]) => [
      code,
      [constructs ?? []].flat().filter(({ name = '' }) => !names.has(name)),
    ]);
    return { ...rest, text: Object.fromEntries(kept) as typeof text };
  };

/**
 * GFM's syntax without its look-out for bare mail addresses, which begins at every letter and takes as long as all else.
 * For texts without an "@".
 */
export const withoutMailAddresses = without(new Set(['emailAutolink']));

/** GFM's syntax without its look-out for any bare addresses; see `withoutAddressNodes`. */
export const withoutAddresses = without(new Set(['emailAutolink', 'wwwAutolink', 'protocolAutolink']));

/** What GFM makes of its syntax, without the search of all words for addresses once more when the tree is there. */
export const withoutAddressNodes = (extensions: TreeExtensions): TreeExtensions =>
  extensions.flat().map(({ transforms: _addresses, ...rest }) => rest);
