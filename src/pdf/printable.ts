import { withoutNonXml } from '@/domain/text/withoutNonXml';

/**
 * Controls, format characters (which could change the direction of a line) and unpaired surrogates, but not the joiners
 * that select the form of a Devanagari consonant.
 */
const undrawn = /(?!(?<=\u094d)[\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u{fe00}-\u{fe0f}]/gu;

/**
 * Returns text as a document can contain it: line breaks are \n, and characters without a glyph by definition are
 * removed.
 */
export function printable(text: string): string {
  return withoutNonXml(text)
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replaceAll('\t', ' ')
    .replace(undrawn, (character) => (character === '\n' ? '\n' : ''));
}
