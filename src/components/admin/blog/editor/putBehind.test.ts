import { describe, expect, test } from 'vitest';
import { putBehind } from './putBehind';

const picture = '![](/blog-images/a.webp)';

/** @param text ‸ marks the cursor */
function shown(text: string, pasted: { markdown: string; end: number }): string {
  const cursor = text.indexOf('‸');
  const plain = text.replace('‸', '');
  const edit = putBehind(pasted, picture)({ text: plain, start: cursor, end: cursor });
  const after = plain.slice(0, edit.from) + edit.insert + plain.slice(edit.to);
  expect(edit.end).toBe(edit.start);
  return `${after.slice(0, edit.start)}‸${after.slice(edit.start)}`;
}

describe('pictures are put behind what was pasted', () => {
  test('where it ends', () => {
    expect(shown('one\n\npasted‸\n\ntwo', { markdown: 'pasted', end: 11 })).toBe(
      `one\n\npasted\n\n${picture}‸\n\ntwo`,
    );
  });

  test('below the paragraph that it is a part of', () => {
    expect(shown('one pasted‸ two\n\nthree', { markdown: 'pasted', end: 10 })).toBe(
      `one pasted‸ two\n\n${picture}\n\nthree`,
    );
  });

  test('wherever it has got to meanwhile, and the cursor stays where somebody types', () => {
    expect(shown('pasted\n\na line typed‸ since\n\npasted\n\nmore', { markdown: 'pasted', end: 30 })).toBe(
      `pasted\n\na line typed‸ since\n\npasted\n\n${picture}\n\nmore`,
    );
  });

  test('at the end when it is gone', () => {
    expect(shown('other‸ words', { markdown: 'pasted', end: 6 })).toBe(`other‸ words\n\n${picture}\n\n`);
  });

  test('where the cursor was when there were no words', () => {
    expect(shown('one‸\n\ntwo', { markdown: '', end: 3 })).toBe(`one\n\n${picture}‸\n\ntwo`);
  });
});
