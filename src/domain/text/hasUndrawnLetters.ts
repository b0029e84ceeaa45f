/** Scripts that the fonts of printed reports cover. */
const drawn = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian'],
  ...['Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Lao'],
  ...['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'],
  ...['Common', 'Inherited'],
];
const undrawn = new RegExp(`(?![${drawn.map((name) => `\\p{Script=${name}}`).join('')}])\\p{L}`, 'u');

/** Whether a printed report would lack glyphs for some of the letters. */
export const hasUndrawnLetters = (text: string): boolean => undrawn.test(text);
