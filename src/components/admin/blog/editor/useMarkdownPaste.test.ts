import { describe, expect, test, vi, it } from 'vitest';
import { pastedMarkdown, endOfParagraph } from './useMarkdownPaste';

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
