import { describe, expect, it } from 'vitest';
import { inLatinLetters } from './inLatinLetters';

describe('inLatinLetters', () => {
  it.each([
    ['AI Advisory', 'AI Advisory'],
    ['Müller & Søn’s “Büro”', 'Müller & Søn’s “Büro”'],
    ['Çağrı Danışmanlık Ště', 'Cagrı Danısmanlık Ste'],
  ])('draws %s as %s', (text, drawn) => {
    expect(inLatinLetters(text)).toBe(drawn);
  });

  it.each(['株式会社アドバイザリー', 'Консалтинг', 'Advisory 🚀', 'line\nbreak'])('leaves %j out', (text) => {
    expect(inLatinLetters(text)).toBeNull();
  });
});
