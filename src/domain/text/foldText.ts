import { foldAccents } from './foldAccents';

/** Latin letters that Unicode doesn't decompose, and their plain spelling. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};
const foldedLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Folds a text for comparing names and for search: lowercase, without accents, "Straße" as "strasse", İ and ı as i. */
export const foldText = (text: string): string =>
  foldAccents(text)
    .toLowerCase()
    .replace(foldedLetter, (letter) => plainLetters[letter] ?? letter);
