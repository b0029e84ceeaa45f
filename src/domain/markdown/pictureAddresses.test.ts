import { describe, expect, it } from 'vitest';
import { withPictureAddress } from './pictureAddresses';

const from = 'https://a.example/b.png?c=d&e';
const to = '/blog-images/b-1a2b3c4d.webp';
const moved = (markdown: string) => withPictureAddress(markdown, from, to);

describe('withPictureAddress', () => {
  it.each([
    [`![x](${from})`, `![x](${to})`],
    [`![x](<${from}> "title") and ![y](${from})`, `![x](<${to}> "title") and ![y](${to})`],
    [`![x](${from.replace('&', '&amp;')})`, `![x](${to})`],
    [`- [![x](${from})](https://b.example)`, `- [![x](${to})](https://b.example)`],
    [`![x][y]\n\n[y]: ${from} "z"`, `![x][y]\n\n[y]: ${to} "z"`],
    [`![${from}](${from})`, `![${from}](${to})`],
    [`![[x](${from})](${from})`, `![[x](${from})](${to})`],
    [`![\\](${from})](${from})`, `![\\](${from})](${to})`],
  ])('changes %j to %j', (before, after) => expect(moved(before)).toBe(after));

  it.each([`[x](${from})`, `\`![x](${from})\``, `[x][y]\n\n[y]: ${from}`, `![x](${from}0)`, from])(
    'leaves %j alone',
    (markdown) => expect(moved(markdown)).toBe(markdown),
  );
});
