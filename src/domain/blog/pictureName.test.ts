import { describe, expect, it } from 'vitest';
import { pictureFormat } from './pictureFormat';
import { isPictureName, pictureName } from './pictureName';

const mark = '1a2b3c4d';

describe('pictureName', () => {
  it.each([
    ['Desk & lamp.PNG', 'desk-lamp-1a2b3c4d.webp'],
    ['IMG_2041.final.jpg', 'img-2041-final-1a2b3c4d.webp'],
    ['../../etc/passwd', 'etcpasswd-1a2b3c4d.webp'],
    ['写真.png', 'image-1a2b3c4d.webp'],
    ['', 'image-1a2b3c4d.webp'],
    ['a\u0000.php.webp', 'a-php-1a2b3c4d.webp'],
  ])('%j gives %s', (suggestion, name) => {
    expect(pictureName(suggestion, mark)).toBe(name);
    expect(isPictureName(name)).toBe(true);
  });

  it('keeps names short', () => {
    expect(pictureName('word '.repeat(2000), mark).length).toBeLessThan(100);
  });
});

describe('isPictureName', () => {
  it.each([
    '',
    '.webp',
    '../a.webp',
    '..%2fa.webp',
    'a/b.webp',
    'a\\b.webp',
    'a.webp\u0000',
    'A.webp',
    'a.png',
    'a.webp.svg',
    '.part-a.webp',
    `${'a'.repeat(300)}.webp`,
  ])('refuses %j', (name) => expect(isPictureName(name)).toBe(false));
});

describe('pictureFormat', () => {
  const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

  it.each([
    ['\x89PNG\r\n\x1a\n...', 'png'],
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['RIFF\x00\x00\x00\x00WEBPVP8 ', 'webp'],
    ['RIFF\x00\x00\x00\x00WAVE', null],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['<?xml version="1.0"?><svg/>', null],
    ['GIF89a', 'gif'],
    ['\0\0\0\x1cftypavif\0\0\0\0mif1avifmiaf', 'avif'],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1avif', 'avif'],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', null],
    // The brand stands behind the box.
    ['\0\0\0\x14ftypmif1\0\0\0\0mif1avif', null],
    ['%PDF-1.7', null],
    ['<html>', null],
    ['', null],
  ])('%j is %s', (content, format) => expect(pictureFormat(bytes(content))).toBe(format));
});
