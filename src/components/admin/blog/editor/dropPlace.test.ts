import { describe, expect, it } from 'vitest';
import { endOfParagraph } from './dropPlace';

describe('endOfParagraph', () => {
  it.each([
    ['fir|st words', 'first words|'],
    ['one\ntw|o\nthree\n\nfour', 'one\ntwo\nthree|\n\nfour'],
    ['one|\n\ntwo', 'one|\n\ntwo'],
    ['one\n|\ntwo', 'one\n|\ntwo'],
    ['one\n \t|\ntwo', 'one\n \t|\ntwo'],
    ['one\n\nt|wo\n', 'one\n\ntwo|\n'],
    ['|', '|'],
    ['|\ntwo', '|\ntwo'],
  ])('moves %j to %j', (before, after) => {
    const text = before.replace('|', '');
    const at = endOfParagraph(text, before.indexOf('|'));
    expect(`${text.slice(0, at)}|${text.slice(at)}`).toBe(after);
  });
});
