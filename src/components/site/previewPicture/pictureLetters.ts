import { inLatinLetters } from '@/domain/text/inLatinLetters';
import { rightToLeft } from '@/pdf/DirectedText';

/** Fallback fonts for titles beyond the site's own two. */
export type FurtherFont = 'wide' | 'eastAsian' | 'korean';

export type TextDirection = 'ltr' | 'rtl';

export interface DrawableText {
  text: string;
  fonts: readonly FurtherFont[];
  /** Font for the whole text, so that it doesn't mix with the bold letters of the site's own. */
  face?: FurtherFont;
  /** Base direction, if some letters run from right to left: those need shaping and reordering (`placeShapedTitle`). */
  direction?: TextDirection;
}

/** Characters that each font covers completely: for others the renderer would request a font from a vendor. */
const lettersOf: Record<FurtherFont, RegExp> = {
  wide: /[\u0100-\u024f\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ff\u0400-\u04ff\u1e00-\u1efb\u2010-\u2027\u2030-\u203a\u2070\u2074-\u208e\u2190-\u21ff\u2200-\u22ff\u2713\u2717]/,
  eastAsian:
    /[\u3001-\u3003\u3005-\u3007\u300a-\u3011\u3041-\u3093\u30a1-\u30f6\u30fb-\u30fe\u4e00-\u9fa5\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]/,
  korean: /[\uac00-\ud7a3]/,
};

/** Arabic and Hebrew characters in the wide font. */
const fromRight =
  /[\u05b0-\u05c3\u05c6\u05c7\u05d0-\u05ea\u05f0-\u05f4\u060c\u061b\u061f\u0621-\u063a\u0640-\u0655\u0660-\u0670\u0674\u0679-\u06bf\u06c6-\u06c8\u06cb\u06cc\u06ce\u06d0\u06d5\u06f0-\u06f9]/;

/** Emoji with their joiners and variation selectors: they are decoration, and the title makes sense without them. */
const pictograms =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\u20e3\ufe0e\ufe0f]/gu;
const keptSigns = /[\u00a9\u00ae\u2122\u2190-\u21ff]/;

/** The first letter determines the base direction. */
const firstLetter = /\p{L}/u;

/** Returns text with right-to-left letters; null if a letter has no glyph. */
function directedText(text: string): DrawableText | null {
  const isWhole = Array.from(text).every(
    (letter) => isLatin(letter) || fromRight.test(letter) || lettersOf.wide.test(letter),
  );
  const first = firstLetter.exec(text)?.[0] ?? '';
  return isWhole ? { text, fonts: [], direction: rightToLeft.test(first) ? 'rtl' : 'ltr' } : null;
}

const isLatin = (text: string): boolean => inLatinLetters(text) === text;

/**
 * Returns a text as preview images can draw it, without emoji and without accents that no font has. Null if letters
 * would be missing, as in South Asian scripts, because half a title is worse than none.
 */
export function drawableText(text: string): DrawableText | null {
  const words = text
    .normalize('NFC')
    .replace(pictograms, (sign) => (keptSigns.test(sign) ? sign : ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (words === '') return null;
  if (rightToLeft.test(words)) return directedText(words);
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
