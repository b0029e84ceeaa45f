import { describe, expect, it } from 'vitest';
import { pageNodes } from './pageNodes';

const page = {
  origin: 'https://firm.example',
  url: 'https://firm.example/services/advice',
  title: 'Advice | Firm',
  description: 'What we advise on.',
  changed: '2026-11-20',
  trail: [
    { name: 'Home', path: '/' },
    { name: 'Services', path: '/services' },
    { name: 'Advice', path: '/services/advice' },
  ],
  service: 'Advice',
  questions: [{ question: 'Why?', answer: 'Because.' }],
};
const typesOf = (nodes: { '@type': string }[]) => nodes.map((node) => node['@type']);

describe('pageNodes', () => {
  it('describes the page, its place, its service and its questions', () => {
    const nodes = pageNodes(page);
    expect(typesOf(nodes)).toEqual(['WebPage', 'BreadcrumbList', 'Service', 'FAQPage']);
    expect(nodes[1]).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://firm.example' },
        { position: 2, name: 'Services', item: 'https://firm.example/services' },
        { position: 3, name: 'Advice', item: 'https://firm.example/services/advice' },
      ],
    });
    expect(nodes[3]).toMatchObject({
      mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { text: 'Because.' } }],
    });
  });

  it('says nothing that the page has not', () => {
    const home = { ...page, trail: page.trail.slice(0, 1), service: null, questions: [] };
    expect(typesOf(pageNodes(home))).toEqual(['WebPage']);
  });
});
