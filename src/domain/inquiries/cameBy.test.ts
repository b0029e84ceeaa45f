import { describe, expect, it } from 'vitest';
import { isSentFrom, isPagePath, isSiteOrigin, originOf } from './cameBy';

describe('isPagePath', () => {
  it.each(['/', '/contact', '/blog/a-post', '/caf%C3%A9'])('takes %j', (text) =>
    expect(isPagePath(text)).toBe(true),
  );
  it.each(['', 'contact', '//evil.example', '/a?b=c', '/a#b', '/a b', '/\\evil', `/${'x'.repeat(200)}`])(
    'refuses %j',
    (text) => expect(isPagePath(text)).toBe(false),
  );
});

it('isSentFrom takes a page, and of its sections only the one that asks for a call', () => {
  expect(isSentFrom('/contact')).toBe(true);
  expect(isSentFrom('/contact#call')).toBe(true);
  expect(isSentFrom('/contact#else')).toBe(false);
});

describe('isSiteOrigin', () => {
  it.each(['https://search.example', 'http://localhost:3000'])('takes %j', (text) =>
    expect(isSiteOrigin(text)).toBe(true),
  );
  it.each([
    '',
    'search.example',
    'https://search.example/',
    'https://search.example/?q=x',
    'https://me:secret@search.example',
    'android-app://com.example',
    `https://${'x'.repeat(200)}.example`,
  ])('refuses %j', (text) => expect(isSiteOrigin(text)).toBe(false));
});

it('originOf leaves everything else of an address out', () => {
  expect(originOf('https://search.example:8443/find?q=secret#x')).toBe('https://search.example:8443');
  expect(originOf('')).toBe('');
});
