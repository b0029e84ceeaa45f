import { inLatinLetters } from '@/domain/text/inLatinLetters';

/** The typefaces that a title needs besides the site's own two. */
export type FurtherFont = 'wide' | 'eastAsian' | 'korean';

export interface DrawableText {
  text: string;
  fonts: readonly FurtherFont[];
  /** The one that the whole text is set in, where its letters would otherwise stand bold and plain beside each other. */
  face?: FurtherFont;
}

/** Letters and signs that each of them has, all of them: for others the renderer would ask a font vendor. */
const lettersOf: Record<FurtherFont, RegExp> = {
  wide: /[\u0100-\u024f\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ff\u0400-\u04ff\u1e00-\u1efb\u2010-\u2027\u2030-\u203a\u2070\u2074-\u208e\u2190-\u21ff\u2200-\u22ff\u2713\u2717]/,
  eastAsian:
    /[\u3001-\u3003\u3005-\u3007\u300a-\u3011\u3041-\u3093\u30a1-\u30f6\u30fb-\u30fe\u4e00-\u9fa5\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]/,
  korean: /[\uac00-\ud7a3]/,
};

/** Pictograms, and what joins and varies them: they are ornament, and a title says the same without. */
const pictograms =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\u20e3\ufe0e\ufe0f]/gu;
const keptSigns = /[\u00a9\u00ae\u2122\u2190-\u21ff]/;

const isLatin = (text: string): boolean => inLatinLetters(text) === text;

/**
 * A text as preview pictures can draw it, without pictograms; accents that no typeface has are left off. Null when letters
 * would be missing, as of scripts that are written from right to left: half a title is worse than none.
 */
export function drawableText(text: string): DrawableText | null {
  const words = text
    .normalize('NFC')
    .replace(pictograms, (sign) => (keptSigns.test(sign) ? sign : ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (words === '') return null;
  const latin = inLatinLetters(words);
  if (latin !== null && isLatin(words)) return { text: latin, fonts: [] };
  const fonts = new Set<FurtherFont>();
  for (const letter of words) {
    if (isLatin(letter)) continue;
    const font = furtherFonts.find((name) => lettersOf[name].test(letter));
    if (!font) return latin === null ? null : { text: latin, fonts: [] };
    fonts.add(font);
  }
  const isWide = Array.from(words).some((letter) => /\p{L}/u.test(letter) && lettersOf.wide.test(letter));
  return {
    text: words,
    fonts: furtherFonts.filter((name) => fonts.has(name)),
    ...(isWide ? { face: 'wide' as const } : {}),
  };
}

const furtherFonts = Object.keys(lettersOf) as FurtherFont[];
