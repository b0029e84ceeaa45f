import { expect, it } from 'vitest';
import { isAnimatedAvif, isAnimatedPng, isHeic } from './pictureFormat';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const chunk = (name: string, length = 0) => [
  ...[length >>> 24, length >>> 16, length >>> 8, length].map((byte) => byte & 0xff),
  ...Array.from(name, (letter) => letter.charCodeAt(0)),
  ...Array.from({ length }, () => 0),
  ...[0, 0, 0, 0],
];
const png = (...chunks: number[][]) => new Uint8Array([...signature, ...chunks.flat()]);

it('knows a PNG that moves by the chunk before its picture data', () => {
  expect(isAnimatedPng(png(chunk('IHDR', 13), chunk('acTL', 8), chunk('IDAT', 4)))).toBe(true);
  expect(isAnimatedPng(png(chunk('IHDR', 13), chunk('IDAT', 4), chunk('acTL', 8)))).toBe(false);
  // Words in a text chunk are no chunk.
  expect(isAnimatedPng(png(chunk('tEXt', 3).with(8, 0x61), chunk('IDAT')))).toBe(false);
});

it('reads no further than a file goes', () => {
  for (const bytes of [[], signature, [...signature, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]])
    expect(isAnimatedPng(new Uint8Array(bytes))).toBe(false);
  // In the middle of a larger buffer, as uploads are.
  const whole = new Uint8Array([1, 2, 3, ...png(chunk('IHDR', 13), chunk('acTL', 8))]);
  expect(isAnimatedPng(whole.subarray(3))).toBe(true);
});

const ftyp = (...[major, ...compatible]: string[]) =>
  new TextEncoder().encode(
    `\0\0\0${String.fromCharCode(16 + 4 * compatible.length)}ftyp${major}\0\0\0\0${compatible.join('')}`,
  );

it('tells photos of an iPhone from AVIF, and AVIF that moves from one that does not', () => {
  expect(isHeic(ftyp('heic', 'mif1', 'heic'))).toBe(true);
  expect(isHeic(ftyp('mif1', 'heic'))).toBe(true);
  expect(isHeic(ftyp('avif', 'mif1'))).toBe(false);
  expect(isHeic(ftyp('isom', 'mp42'))).toBe(false);
  expect(isAnimatedAvif(ftyp('avis', 'avif', 'msf1'))).toBe(true);
  expect(isAnimatedAvif(ftyp('avif', 'mif1'))).toBe(false);
  expect(isHeic(new Uint8Array([0, 0, 0, 255, 102, 116, 121, 112]))).toBe(false);
});
