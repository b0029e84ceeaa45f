import { describe, expect, it } from 'vitest';
import type { RenderedHead } from '../renderHead';
import { CheckedSite } from './CheckedSite';
import { pageFindings } from './pageFindings';
import type { PageToCheck } from './PageToCheck';

const origin = 'https://example.com';
const goodDescription =
  'What we advise on, what it costs per deliverable, and how we count what a project is worth before it begins.';

function page(path: string, head: Partial<RenderedHead> = {}, more: Partial<PageToCheck> = {}): PageToCheck {
  const title = `Advice on work and software at ${path}`;
  const description = `${goodDescription} ${path}`;
  return {
    path,
    head: {
      title,
      description,
      canonicalUrl: origin + path,
      robots: null,
      ogTitle: title,
      ogDescription: description,
      ogImage: `${origin}/share${path}.png`,
      twitterTitle: title,
      twitterDescription: description,
      twitterImage: `${origin}/share${path}.png`,
      ...head,
    },
    canonicalUrl: '',
    hasOwnPreviewPicture: true,
    chosenSchema: '',
    isListed: true,
    isNeverListed: false,
    ...more,
  };
}

function siteOf(pages: readonly PageToCheck[]): CheckedSite<PageToCheck> {
  const site = new CheckedSite(origin);
  for (const [index, one] of pages.entries()) site.put(one.path, one, [index]);
  return site;
}

const check = (one: PageToCheck, ...others: PageToCheck[]) =>
  pageFindings(one, siteOf([one, ...others]).site).map(({ severity, field }) => `${severity} ${field}`);

describe('pageFindings', () => {
  it('has nothing to say about a page that is in order', () => {
    expect(check(page('/story'), page('/team'))).toEqual([]);
  });

  it('notices what is missing', () => {
    expect(check(page('/story', { title: '', description: ' ', ogImage: '' }))).toEqual([
      'error title',
      'error metaDescription',
      'warning ogImage',
    ]);
  });

  it('notices what is too long, too short and general', () => {
    const long = {
      title: 'Wide words '.repeat(9),
      description: goodDescription.repeat(3),
    };
    expect(check(page('/story', long, { hasOwnPreviewPicture: false }))).toEqual([
      'warning title',
      'warning metaDescription',
      'note ogImage',
    ]);
    expect(check(page('/story', { title: 'Story', description: 'Us.' }))).toEqual([
      'note title',
      'note metaDescription',
    ]);
  });

  it('notices another listed page with the same words, whatever their case and spaces', () => {
    const twin = page('/team', { title: ' advice on work  and SOFTWARE at /story' });
    const one = page('/story');
    expect(check(one, twin)).toEqual(['warning title']);
    expect(check(one, { ...twin, isListed: false })).toEqual([]);
    expect(check({ ...one, isListed: false }, twin)).toEqual(['warning robots']);
  });

  it('notices that a page is not listed, and that this contradicts a canonical address elsewhere', () => {
    expect(check(page('/story', {}, { isListed: false }))).toEqual(['warning robots']);
    expect(check(page('/story', {}, { isListed: false, canonicalUrl: '/team' }), page('/team'))).toEqual([
      'warning robots',
      'warning canonicalUrl',
      'error canonicalUrl',
    ]);
  });

  it('leaves pages alone that are never listed', () => {
    expect(check(page('/admin', { title: '' }, { isListed: false, isNeverListed: true }))).toEqual([
      'note robots',
    ]);
  });

  it('names the field of structured data', () => {
    const chosenSchema =
      '{"@context":"https://schema.org","@type":"ContactPage","about":{"@type":"LocalBusiness","name":"Firm"}}';
    expect(check(page('/story', {}, { chosenSchema }))).toEqual(['error structured data: about.address']);
    expect(check(page('/story', {}, { chosenSchema: '<script>' }))).toEqual(['error finalSchema']);
  });
});

describe('CheckedSite', () => {
  it('puts the worst page first, and the worst finding of a page', () => {
    const pages = [
      page('/fine'),
      page('/short', { title: 'Short' }),
      page('/lost', { description: '' }, { isListed: false }),
      page('/long', { title: 'Wide words '.repeat(9) }),
    ];
    const checked = siteOf(pages).worstFirst();
    expect(checked.map(({ page: { path } }) => path)).toEqual(['/lost', '/long', '/short', '/fine']);
    expect(checked[0]?.findings.map(({ severity }) => severity)).toEqual(['error', 'warning']);
  });
});
