import { foldText } from '../text/foldText';
import { shortHash } from '../text/shortHash';
import { blogLimits } from './blogLimits';

/** Symbols that distinguish names, spelled as they are read aloud. A # before a word only marks it as a tag. */
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
/** Characters without a Latin spelling, which the slug would lose. */
const unspoken = /[\p{L}\p{N}\p{S}]/u;

/**
 * Returns the slug of a tag or a category. Different names get different slugs, so "C#" is c-sharp and "C++"
 * c-plus-plus; case, accents and punctuation make no difference. A hash of the whole name represents letters or symbols
 * without a Latin spelling. Empty for a name of punctuation alone.
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
