import { describe, expect, it } from 'vitest';
import { pictureNameAt, sharePicturePath } from './sharePicturePath';

const origin = 'https://firm.example';

describe('the address of a share picture', () => {
  it('is the one that its name is read from again', () => {
    expect(sharePicturePath('desk-1a2b3c4d.webp')).toBe('/share/pictures/desk-1a2b3c4d.jpg');
    expect(pictureNameAt(sharePicturePath('desk-1a2b3c4d.webp'), origin)).toBe('desk-1a2b3c4d.webp');
  });

  it.each([
    ['/blog-images/desk-1a.webp', 'desk-1a.webp'],
    [`${origin}/blog-images/desk-1a.webp`, 'desk-1a.webp'],
    [`${origin}/share/pictures/desk-1a.jpg`, 'desk-1a.webp'],
    ['https://other.example/blog-images/desk-1a.webp', null],
    ['/share/pictures/../secret.jpg', null],
    ['/share/contact.png', null],
    ['/', null],
  ])('%s is of %s', (address, name) => {
    expect(pictureNameAt(address, origin)).toBe(name);
  });
});
