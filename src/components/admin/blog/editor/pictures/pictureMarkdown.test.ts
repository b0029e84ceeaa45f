import { describe, expect, it } from 'vitest';
import { readMarkdown } from '@/domain/markdown/readMarkdown';
import { pictureMarkdown } from './pictureMarkdown';

const filename = 'desk-1a2b3c4d.webp';

describe('pictureMarkdown', () => {
  it('is plain where nothing is said of caption and width', () => {
    const picture = { filename, alt: 'A desk', caption: '', width: null };
    expect(pictureMarkdown(picture)).toBe('![A desk](/blog-images/desk-1a2b3c4d.webp)');
  });

  it('reads as it was meant, whatever its words hold', () => {
    const alt = 'A [desk] *and* `lamp` \\ <b> & &amp; ~x~';
    const caption = 'He said "no" \\ & &quot;';
    const markdown = pictureMarkdown({ filename, alt, caption, width: 'small' });
    expect(readMarkdown(markdown)).toEqual([
      {
        kind: 'image',
        picture: { filename, alt, widthPx: 0, heightPx: 0, files: [] },
        caption,
        width: 'small',
      },
    ]);
  });
});
