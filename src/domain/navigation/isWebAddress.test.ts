import { describe, expect, it } from 'vitest';
import { isWebAddress } from './isWebAddress';

describe('isWebAddress', () => {
  it.each(['https://example.com', 'http://127.0.0.1:8080/a?b=c#d', 'https://bücher.example/wege'])(
    'accepts %s',
    (text) => {
      expect(isWebAddress(text)).toBe(true);
    },
  );

  it.each([
    '',
    'example.com',
    '/contact',
    '//example.com',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://example.com',
    'mailto:a@example.com',
    'https://',
    'https://user:secret@example.com',
  ])('refuses %s', (text) => {
    expect(isWebAddress(text)).toBe(false);
  });
});
