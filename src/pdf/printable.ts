import { withoutNonXml } from '@/domain/text/withoutNonXml';

/**
 * Controls, format characters (which could turn the direction of a line) and halves of a pair; not the joiners that choose the
 * form of a Devanagari consonant.
 */
const undrawn = /(?!(?<=\u094d)[\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u{fe00}-\u{fe0f}]/gu;

/** A typed text as a document can hold it: one line break is \n, and what has no shape of its own is left out. */
export function printable(text: string): string {
  return withoutNonXml(text)
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replaceAll('\t', ' ')
    .replace(undrawn, (character) => (character === '\n' ? '\n' : ''));
}
