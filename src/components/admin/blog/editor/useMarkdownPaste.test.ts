import { describe, expect, test, vi, it } from 'vitest';
import { pastedMarkdown, endOfParagraph, insertAfterPaste } from './useMarkdownPaste';

const given = { plain: 'deep words', origin: 'https://firm.example' };

describe('what is put into a text of a paste', () => {
  test('is Markdown', async () => {
    const { markdown, isInline } = await pastedMarkdown('<p><b>deep</b> words</p>', given);
    expect({ markdown, isInline }).toEqual({ markdown: '**deep** words', isInline: true });
  });

  test('is its plain text where the HTML is nested too deeply to be converted', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const html = `${'<div>'.repeat(20_000)}<b>deep</b> words`;
    const { markdown, droppedPictures } = await pastedMarkdown(html, given);
    expect({ markdown, droppedPictures }).toEqual({ markdown: 'deep words', droppedPictures: [] });
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });
});

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

const picture = '![](/blog-images/a.webp)';

/** @param text ‸ marks the cursor */
function shown(text: string, pasted: { markdown: string; end: number }): string {
  const cursor = text.indexOf('‸');
  const plain = text.replace('‸', '');
  const edit = insertAfterPaste(pasted, picture)({ text: plain, start: cursor, end: cursor });
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
