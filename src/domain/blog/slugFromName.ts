import { foldText } from '../text/foldText';
import { shortHash } from '../text/shortHash';
import { blogLimits } from './blogLimits';

/** What tells words apart beside letters, as it is read aloud. A # before a word only marks it as a tag. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/(?<![^\s/(,])#(?=[\p{L}\p{N}])/gu, ' '],
  [/(?<![^\s/(,])\.(?=\p{L})/gu, ' dot '],
  [/#/g, ' sharp '],
  [/\+/g, ' plus '],
  [/&/g, ' and '],
  [/@/g, ' at '],
  [/%/g, ' percent '],
  [/\*/g, ' star '],
  [/=/g, ' equals '],
  [/\$/g, ' dollar '],
  [/€/g, ' euro '],
  [/£/g, ' pound '],
];
const apostrophes = /['’‘`´]/g;
/** Other letters, digits and symbols would be lost. */
const unspoken = /[\p{L}\p{N}\p{S}]/u;

/**
 * The address of a tag or a category: another one for another word, so "C#" is c-sharp and "C++" c-plus-plus. Case, accents and
 * punctuation don't make another word. Where letters or symbols have no Latin spelling, a hash of the whole name stands for
 * them. Empty for a name of punctuation alone.
 */
export function slugFromName(name: string): string {
  const plain = foldText(name).replace(apostrophes, '');
  const aloud = spoken.reduce((text, [symbol, word]) => text.replace(symbol, word), plain);
  const slug = (aloud.match(/[a-z0-9]+/g) ?? []).join('-');
  const isWhole = !unspoken.test(aloud.replace(/[a-z0-9]+/g, ''));
  if (isWhole && slug.length <= blogLimits.slugMaxLength) return slug;
  const hash = shortHash(name.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' '));
  return `${slug.slice(0, blogLimits.slugMaxLength - hash.length - 1).replace(/-$/, '') || 'tag'}-${hash}`;
}
