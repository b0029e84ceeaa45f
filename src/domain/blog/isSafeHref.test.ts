import { describe, expect, it } from 'vitest';
import { isSafeHref } from './isSafeHref';

describe('isSafeHref', () => {
  it.each([
    'https://example.com',
    'HTTP://example.com/a?b=c#d',
    'mailto:office@example.com',
    'tel:+15551234',
    '/contact',
    '/blog/a-post#part',
    '#part',
    '?page=2',
    '/',
  ])('accepts %s', (href) => expect(isSafeHref(href)).toBe(true));

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    'https:example.com',
    'https://',
    'example.com',
    'https://exam ple.com',
    `https://example.com/${'a'.repeat(2000)}`,
  ])('refuses %j', (href) => expect(isSafeHref(href)).toBe(false));
});
