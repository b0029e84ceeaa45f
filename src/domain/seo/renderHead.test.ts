import { describe, expect, it } from 'vitest';
import { isIndexable, renderHead } from './renderHead';

const site = { origin: 'https://firm.example', firmName: 'Firm' };
const defaults = { path: '/story', title: 'Our Story', description: 'Why.', image: '/share/story.png' };

describe('renderHead', () => {
  it('shows the page’s own words where the record is silent', () => {
    expect(renderHead({}, defaults, site)).toEqual({
      title: 'Our Story | Firm',
      description: 'Why.',
      canonicalUrl: 'https://firm.example/story',
      robots: null,
      ogTitle: 'Our Story',
      ogDescription: 'Why.',
      ogImage: 'https://firm.example/share/story.png',
      twitterTitle: 'Our Story',
      twitterDescription: 'Why.',
      twitterImage: 'https://firm.example/share/story.png',
    });
  });

  it('shows a record’s title as it was given, and hands texts down to the previews', () => {
    const head = renderHead({ title: 'Given', ogDescription: 'Shared', ogImage: '/a.png' }, defaults, site);
    expect(head).toMatchObject({
      title: 'Given',
      ogTitle: 'Given',
      twitterTitle: 'Given',
      description: 'Why.',
      ogDescription: 'Shared',
      twitterDescription: 'Shared',
      twitterImage: 'https://firm.example/a.png',
    });
  });

  it('leaves other sites’ addresses as they are and writes the home page without a slash', () => {
    const canonicalUrl = 'https://other.example/x';
    expect(renderHead({ canonicalUrl }, defaults, site).canonicalUrl).toBe(canonicalUrl);
    expect(renderHead({ canonicalUrl: '/' }, defaults, site).canonicalUrl).toBe('https://firm.example');
  });

  it('keeps closed pages closed', () => {
    const closed = { ...defaults, robots: 'noindex, follow' };
    expect(renderHead({ robots: 'all' }, closed, site).robots).toBe('noindex, follow');
    expect(renderHead({ robots: 'noindex' }, defaults, site).robots).toBe('noindex');
  });
});

describe('isIndexable', () => {
  it.each([
    [null, true],
    ['all', true],
    ['index, follow', true],
    ['nofollow, noarchive', true],
    ['noindex', false],
    ['nofollow, noindex', false],
    ['none', false],
    ['max-image-preview:none', true],
  ])('%s: %s', (robots, expected) => {
    expect(isIndexable(robots)).toBe(expected);
  });
});
