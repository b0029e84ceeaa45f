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

  it('finds types that do not exist and the one that was meant', () => {
    expect(check({ '@context': context, '@type': 'FAQpage' })).toEqual([
      {
        severity: 'error',
        field: '@type',
        message: '“FAQpage” is no type of schema.org. Did you mean “FAQPage”?',
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

  it('leaves the properties of types alone whose properties it does not know', () => {
    expect(check({ '@context': context, '@type': 'Recipe', cookTime: 'PT1H', anything: 1 })).toEqual([]);
  });

  it('names what a question-and-answer page lacks, where it lacks it', () => {
    const page = {
      '@context': context,
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
        { '@type': 'Question', acceptedAnswer: { '@type': 'Answer' } },
      ],
    };
    expect(fieldsOf(page, 'error')).toEqual(['mainEntity[1].name', 'mainEntity[1].acceptedAnswer.text']);
    expect(fieldsOf({ '@context': context, '@type': 'FAQPage', mainEntity: [] }, 'error')).toEqual([
      'mainEntity',
    ]);
  });

  it('wants name and address of a site and of a local business, also of its subtypes', () => {
    expect(fieldsOf({ '@context': context, '@type': 'WebSite' }, 'error')).toEqual(['name', 'url']);
    expect(fieldsOf({ '@context': context, '@type': 'LocalBusiness' }, 'error')).toEqual(['name', 'address']);
    expect(fieldsOf({ '@context': context, '@type': 'ProfessionalService' }, 'error')).toEqual([
      'name',
      'address',
    ]);
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
      '@type': 'BlogPosting',
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
    const offers = { '@type': 'Offer', price: 10 };
    const service = { '@context': context, '@type': 'Service', name: 'Advice', provider, offers };
    expect(fieldsOf(service, 'note')).toEqual([
      'description',
      'serviceType',
      'areaServed',
      'url',
      'offers.priceCurrency',
      'offers.availability',
      'offers.url',
    ]);
  });

  it('lets only the last breadcrumb be without an address', () => {
    const steps = [
      { '@type': 'ListItem', position: 1, item: { '@id': 'https://example.com/', name: 'Home' } },
      { '@type': 'ListItem', position: 2, name: 'Services' },
      { '@type': 'ListItem', position: 3, name: 'Strategy' },
    ];
    const list = { '@context': context, '@type': 'BreadcrumbList', itemListElement: steps };
    expect(fieldsOf(list, 'error')).toEqual(['itemListElement[1].item']);
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
      { '@type': 'WebSite', name: 'Firm' },
    ];
    expect(fieldsOf({ '@context': context, '@graph': graph }, 'error')).toEqual(['@graph[1].url']);
  });

  it('survives nesting without end', () => {
    const deep = `{"@context":"${context}","@type":"Thing","x":${'{"x":'.repeat(5000)}1${'}'.repeat(5000)}}`;
    expect(checkStructuredData(deep).length).toBeGreaterThan(0);
  });

  it('does not take words of every object for types or properties', () => {
    expect(fieldsOf({ '@context': context, '@type': 'constructor' }, 'error')).toEqual(['@type']);
    expect(fieldsOf({ '@context': context, '@type': 'Thing', toString: 1 }, 'warning')).toEqual(['toString']);
  });
});
