import { describe, expect, test, vi } from 'vitest';
import { pastedMarkdown } from './pastedMarkdown';

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
