import { expect, test } from 'vitest';
import { coverAddress, coverFilename, isForeignCover } from './coverAddress';

test.each([
  ['costs-1a2b.webp', '/blog-images/costs-1a2b.webp?t=7'],
  ['/blog-images/costs-1a2b.webp', '/blog-images/costs-1a2b.webp?t=7'],
  ['https://example.test/a.png', 'https://example.test/a.png'],
])('%s is shown from %s', (value, address) => {
  expect(coverAddress(value, 7)).toBe(address);
});

test('what is deleted is a file of this site', () => {
  expect(coverFilename('/blog-images/costs-1a2b.webp')).toBe('costs-1a2b.webp');
  expect(isForeignCover('HTTP://example.test/a.png')).toBe(true);
  expect(isForeignCover('http-costs.webp')).toBe(false);
});
