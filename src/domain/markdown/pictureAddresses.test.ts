import { describe, expect, it } from 'vitest';
import { pictureAddressExchanges, withPictureAddress } from './pictureAddresses';

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

  it.each([
    ['https://a.example/a_lamp.png', String.raw`https://a.example/a\_lamp.png`],
    ['https://a.example/b(1).png', String.raw`https://a.example/b\(1\).png`],
    ['https://a.example/x.png?a=1&b=2&c=3', 'https://a.example/x.png?a=1&amp;b=2&c=3'],
    ['https://a.example/x.png?a=1&b', 'https://a.example/x.png?a=1&#38;b'],
  ])('changes %s however it was typed', (address, typed) => {
    const text = (place: string) => `![x](${place} "t") ![x](<${place}>) ![x][y]\n\n[y]: ${place}\n`;
    const changed = `![x](${to} "t") ![x](<${to}>) ![x][y]\n\n[y]: ${to}\n`;
    expect(withPictureAddress(text(typed), address, to)).toBe(changed);
  });

  it('takes an address that ends with > for one that isn’t between < and >', () => {
    expect(withPictureAddress('![x](https://a.example/b>)', 'https://a.example/b>', to)).toBe(`![x](${to})`);
  });

  it.each([
    `[x](${from})`,
    `\`![x](${from})\``,
    `[x][y]\n\n[y]: ${from}`,
    `![x](${from}0)`,
    from,
    '\uFEFFNone, with signs that would be left out.\r\n',
  ])('leaves %j alone', (markdown) => expect(moved(markdown)).toBe(markdown));
});

describe('pictureAddressExchanges', () => {
  it('names each place, from the end on', () => {
    const text = `![x](${from}) and ![y](<${from}>)`;
    const places = pictureAddressExchanges(text, from, to);
    expect(places.map(({ start, end, insert }) => [text.slice(start, end), insert])).toEqual([
      [`<${from}>`, `<${to}>`],
      [from, to],
    ]);
    expect(places.map(({ start }) => start)).toEqual([text.indexOf('<'), text.indexOf(from)]);
  });

  it('exchanges all of a text that can’t be stored as it is', () => {
    const text = `\uFEFF![x](${from})`;
    expect(pictureAddressExchanges(text, from, to)).toEqual([
      { start: 0, end: text.length, insert: `![x](${to})` },
    ]);
    expect(pictureAddressExchanges('\uFEFFNone.', from, to)).toEqual([]);
  });
});
