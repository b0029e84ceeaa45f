import { expect, it } from 'vitest';
import { isPageAddress } from './isPageAddress';

it.each(['/', '/blog/costs?x=1#y', 'https://firm.example/costs'])('%s is one', (text) =>
  expect(isPageAddress(text)).toBe(true),
);

it.each([
  '',
  'costs',
  '//elsewhere.example',
  'javascript:alert(1)',
  'https://me:secret@firm.example/',
  // Would be read as something else, or end the attribute or the style sheet's text they are put in.
  '/two words',
  '/\\elsewhere.example',
  '/x"y',
  "/x'y",
  'https://firm.example/<b>',
  '/x`y',
  '/x\u0000y',
])('%j is none', (text) => expect(isPageAddress(text)).toBe(false));
