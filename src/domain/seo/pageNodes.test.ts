import { describe, expect, it } from 'vitest';
import { checkStructuredData } from './checks/checkStructuredData';
import { jsonLdGraph } from './JsonLd';
import { pageNodes } from './pageNodes';
import { renderHead } from './renderHead';
import { schemaTypes } from './SeoRecord';

const site = { origin: 'https://firm.example', firmName: 'Firm' };
const path = '/services/advice';
const url = `${site.origin}${path}`;
const defaults = { path, title: 'Advice', description: 'What we advise on.', image: '/share/advice.png' };
const facts = {
  name: 'Advice',
  changed: '2026-11-20',
  trail: [
    { name: 'Home', path: '/' },
    { name: 'Services', path: '/services' },
    { name: 'Advice', path },
  ],
  isService: true,
  questions: [{ question: 'Why?', answer: 'Because.' }],
};
const page = { ...site, path, head: renderHead({}, defaults, site), facts };
const bare = {
  ...page,
  facts: { ...facts, trail: facts.trail.slice(0, 1), isService: false, questions: [] },
};
const typesOf = (nodes: { '@type': string }[]) => nodes.map((node) => node['@type']);

describe('pageNodes', () => {
  it('describes the page, its place, its service and its questions', () => {
    const nodes = pageNodes(page);
    expect(typesOf(nodes)).toEqual(['WebPage', 'BreadcrumbList', 'Service', 'FAQPage']);
    expect(nodes[0]).toMatchObject({ name: 'Advice | Firm', mainEntity: { '@id': `${url}#service` } });
    expect(nodes[1]).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://firm.example' },
        { position: 2, name: 'Services', item: 'https://firm.example/services' },
        { position: 3, name: 'Advice', item: url },
      ],
    });
    expect(nodes[2]).toMatchObject({ '@id': `${url}#service`, name: 'Advice' });
    expect(nodes[3]).toMatchObject({
      mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { text: 'Because.' } }],
    });
  });

  it('says nothing that the page has not', () => {
    expect(typesOf(pageNodes(bare))).toEqual(['WebPage']);
    expect(pageNodes(bare)[0]).not.toHaveProperty('mainEntity');
  });

  it.each([
    ['WebPage', [], undefined],
    ['Article', ['Article'], `${url}#article`],
    ['Product', ['Product'], `${url}#product`],
    ['Service', ['Service'], `${url}#service`],
    ['Organization', [], 'https://firm.example/#organization'],
    ['LocalBusiness', ['LocalBusiness'], `${url}#business`],
  ])('is about what the record calls it: %s', (schemaType, more, id) => {
    const nodes = pageNodes({ ...bare, schemaType });
    expect(typesOf(nodes)).toEqual(['WebPage', ...more]);
    expect(nodes[0]?.mainEntity).toEqual(id && { '@id': id });
    expect(nodes.slice(1).map((node) => node['@id'])).toEqual(more.map(() => id));
  });

  it('is about one thing on a page with a service, too', () => {
    expect(typesOf(pageNodes({ ...page, schemaType: 'WebPage' }))).toContain('Service');
    expect(typesOf(pageNodes({ ...page, schemaType: 'Product' }))).not.toContain('Service');
  });

  it.each(schemaTypes)('of a %s has only properties that schema.org knows', (schemaType) => {
    const document = JSON.stringify(jsonLdGraph(pageNodes({ ...page, schemaType })));
    const unknown = checkStructuredData(document).filter(({ message }) => /schema\.org/.test(message));
    expect(unknown).toEqual([]);
  });
});
