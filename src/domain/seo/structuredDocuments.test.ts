import { noFirmFacts } from '@/domain/firm/FirmFacts';
import { describe, expect, it } from 'vitest';
import { renderHead } from './renderHead';
import { siteNodes } from './siteNodes';
import { structuredDocuments } from './structuredDocuments';

const site = {
  origin: 'https://firm.example',
  firmName: 'Firm',
  logoPath: '/logo.png',
  email: null,
  entity: noFirmFacts.entity,
  profiles: [],
};
const defaults = { path: '/story', title: 'Our Story', description: 'Why.', image: '/share/story.png' };
const [organization, website] = siteNodes(site);
const facts = { name: 'Our Story', changed: '2026-11-20', trail: [], isService: false, questions: [] };

const documentsWith = (finalSchema?: unknown) =>
  structuredDocuments({
    site,
    path: '/story',
    head: renderHead({}, defaults, site),
    facts,
    record: finalSchema === undefined ? {} : { finalSchema: JSON.stringify(finalSchema) },
  });
const graph = (...nodes: unknown[]) => ({ '@context': 'https://schema.org', '@graph': nodes });
const context = { '@context': 'https://schema.org' };

describe('structuredDocuments', () => {
  it('are the firm, its site, and what the page says about itself', () => {
    expect(documentsWith()).toMatchObject([graph(organization, website), graph({ '@type': 'WebPage' })]);
  });

  it('hold a record’s own data instead of the page’s, as it was written', () => {
    const own = { ...context, '@type': 'Service', provider: { '@type': 'Organization', name: 'Firm' } };
    expect(documentsWith(own)).toEqual([graph(organization, website), own]);
  });

  it.each([
    ['by its kind', { '@type': 'Organization', name: 'Firm' }],
    ['by its kind among others', { '@type': ['Organization', 'Brand'], name: 'Firm' }],
    ['by its kind and address', { '@type': 'Organization', url: 'https://firm.example/' }],
    ['by its name for machines', { '@type': 'ProfessionalService', '@id': organization?.['@id'] }],
  ])('describe the firm once, recognized %s', (_, thing) => {
    const firm = { ...thing, '@id': organization?.['@id'] };
    expect(documentsWith({ ...context, ...thing })).toEqual([graph(website), { ...context, ...firm }]);
    expect(documentsWith(graph(thing))).toEqual([graph(website), graph(firm)]);
    expect(documentsWith([thing, { '@type': 'Place' }])).toEqual([
      graph(website),
      [firm, { '@type': 'Place' }],
    ]);
  });

  it('say nothing more where a record describes both the firm and its site', () => {
    const both = graph({ '@type': 'Organization' }, { '@type': 'WebSite' });
    expect(documentsWith(both)).toEqual([
      graph(
        { '@type': 'Organization', '@id': organization?.['@id'] },
        { '@type': 'WebSite', '@id': website?.['@id'] },
      ),
    ]);
  });

  it.each([
    { ...context, '@type': 'Organization', url: 'https://client.example' },
    { ...context, '@type': 'Organization', '@id': 'https://client.example/#firm' },
  ])('take another organization for what it is: %j', (other) => {
    expect(documentsWith(other)).toEqual([graph(organization, website), other]);
  });
});
