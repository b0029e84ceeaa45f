import { describe, expect, it } from 'vitest';
import { checkStructuredData } from './checkStructuredData';

const context = 'https://schema.org';
const check = (value: unknown) => checkStructuredData(JSON.stringify(value));
const fieldsOf = (value: unknown, severity: string) =>
  check(value)
    .filter((finding) => finding.severity === severity)
    .map(({ field }) => field);

describe('checkStructuredData', () => {
  it('says nothing about an empty text or one that does not parse', () => {
    expect(checkStructuredData('')).toEqual([]);
    expect(checkStructuredData('{"a":')).toEqual([]);
  });

  it('wants objects of schema.org', () => {
    expect(fieldsOf('text', 'error')).toEqual(['JSON']);
    expect(fieldsOf({ '@type': 'Organization' }, 'error')).toEqual(['@context']);
    expect(fieldsOf({ '@context': 'http://schema.org/', '@type': 'Organization' }, 'error')).toEqual([]);
    expect(fieldsOf({ '@context': context }, 'error')).toEqual(['@type']);
    expect(fieldsOf([{ '@context': context }], 'warning')).toEqual(['[0].@type']);
  });

  it('finds misspelled names of the documented types', () => {
    expect(check({ '@context': context, '@type': 'Local_business' })).toEqual([
      {
        severity: 'error',
        field: '@type',
        message: '“Local_business” is no type of schema.org. Did you mean “LocalBusiness”?',
      },
    ]);
  });

  it('finds properties that the type does not have, inherited ones counted', () => {
    const organization = {
      '@context': context,
      '@type': 'Organization',
      image: '/a.png',
      web_site: 'x',
      Name: 'Firm',
    };
    expect(check(organization).filter(({ severity }) => severity === 'warning')).toEqual([
      { severity: 'warning', field: 'web_site', message: 'Is no property of Organization.' },
      { severity: 'warning', field: 'Name', message: 'Is no property of Organization. Did you mean “name”?' },
    ]);
  });

  it.each(['Recipe', 'FAQPage', 'WebSite', 'BlogPosting', 'Offer', 'BreadcrumbList'])(
    'leaves other types alone: %s',
    (type) => {
      expect(check({ '@context': context, '@type': type, anything: 1 })).toEqual([]);
    },
  );

  it('wants name and address of a local business, also where it is only mentioned', () => {
    const business = { '@type': 'LocalBusiness' };
    expect(fieldsOf({ '@context': context, ...business }, 'error')).toEqual(['name', 'address']);
    const page = { '@context': context, '@type': 'WebPage', mainEntity: [business] };
    expect(fieldsOf(page, 'error')).toEqual(['mainEntity[0].name', 'mainEntity[0].address']);
  });

  it('wants one of offers, review and rating for a product', () => {
    const product = { '@context': context, '@type': 'Product', name: 'Plan' };
    expect(fieldsOf(product, 'error')).toEqual(['offers | review | aggregateRating']);
    const offer = { '@type': 'Offer', price: 10, priceCurrency: 'USD' };
    expect(fieldsOf({ ...product, offers: offer }, 'error')).toEqual([]);
  });

  it('recommends what articles should have, down to their author', () => {
    const post = {
      '@context': context,
      '@type': 'Article',
      headline: 'A',
      image: '/a.png',
      datePublished: '2026-01-01',
      author: [{ '@type': 'Person', name: 'R' }],
    };
    expect(fieldsOf(post, 'error')).toEqual([]);
    expect(fieldsOf(post, 'note')).toEqual(['dateModified', 'author.url']);
  });

  it('recommends for what is described, not for what is only mentioned', () => {
    const provider = { '@type': 'Organization', name: 'Firm' };
    const service = { '@context': context, '@type': 'Service', name: 'Advice', provider };
    expect(fieldsOf(service, 'note')).toEqual(['description', 'serviceType', 'areaServed', 'url']);
  });

  it('looks into a graph and leaves references alone', () => {
    const graph = [
      {
        '@type': 'Organization',
        '@id': '#firm',
        name: 'Firm',
        url: '/',
        parentOrganization: { '@id': '#other' },
      },
      { '@type': 'Product', offers: { '@type': 'Offer' } },
    ];
    expect(fieldsOf({ '@context': context, '@graph': graph }, 'error')).toEqual(['@graph[1].name']);
  });

  it('survives nesting without end', () => {
    const deep = `{"@context":"${context}","@type":"Thing","x":${'{"x":'.repeat(5000)}1${'}'.repeat(5000)}}`;
    expect(checkStructuredData(deep).length).toBeGreaterThan(0);
  });

  it('does not take words of every object for types or properties', () => {
    expect(check({ '@context': context, '@type': 'constructor' })).toEqual([]);
    expect(fieldsOf({ '@context': context, '@type': 'Service', toString: 1 }, 'warning')).toEqual([
      'toString',
    ]);
  });
});
