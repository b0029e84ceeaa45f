import { expect, it } from 'vitest';
import { isLogoSize, logoSizeOf, lookImagePath, readLookImagePath } from './lookImage';

it('has one path per stored image and form', () => {
  const path = lookImagePath('icon-192', 'mark-1a2b3c4d.webp');
  expect(path).toBe('/share/look/icon-192/mark-1a2b3c4d.png');
  expect(readLookImagePath('icon-192', 'mark-1a2b3c4d.png')).toEqual({
    form: 'icon-192',
    filename: 'mark-1a2b3c4d.webp',
  });
});

it.each([
  ['icon-192', 'mark-1a2b3c4d.webp'],
  ['icon-7', 'mark-1a2b3c4d.png'],
  ['toString', 'mark-1a2b3c4d.png'],
  ['logo', '../mark.png'],
])('has none at %s/%s', (form, file) => {
  expect(readLookImagePath(form, file)).toBeNull();
});

it.each([
  [{ width: 100, height: 900 }, false],
  [{ width: 300, height: 300 }, true],
  [{ width: 600, height: 200 }, true],
])('takes a logo of %j: %s', (size, isTaken) => {
  expect(isLogoSize(size)).toBe(isTaken);
});

it.each([
  [
    { width: 800, height: 400 },
    { width: 80, height: 40 },
  ],
  [
    { width: 1000, height: 100 },
    { width: 180, height: 18 },
  ],
  [
    { width: 30, height: 20 },
    { width: 60, height: 40 },
  ],
])('shows a logo of %j as %j', (stored, shown) => {
  expect(logoSizeOf(stored)).toEqual(shown);
});
