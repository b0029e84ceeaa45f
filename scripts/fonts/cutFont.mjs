import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Latin-1 and English punctuation, for the names and texts of the site. */
const glyphs = [...between(0x20, 0x7e), ...between(0xa0, 0xff), ...'ıŒœˆ˚˜‐‑–—‘’‚“”„†•…‰‹›€™−←→↑↓'].join('');

/**
 * Returns the heading font as shipped: one weight and the glyphs above, half the size of the package's file.
 * @returns {Promise<Buffer>} WOFF2
 */
export async function cutHeadingFont() {
  const source =
    require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2');
  return subsetFont(readFileSync(source), glyphs, { targetFormat: 'woff2', variationAxes: { wght: 670 } });
}

/**
 * @param {number} first
 * @param {number} last
 */
function between(first, last) {
  return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset));
}
