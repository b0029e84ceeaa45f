import { describe, expect, it } from 'vitest';
import { personNodes } from './personNodes';

const facts = {
  origin: 'https://example.com',
  url: 'https://example.com/team/jo-doe',
  name: 'Jo Doe',
  role: 'Lead',
  description: 'Counts hours.',
  imageUrl: null,
  profile: null,
  updated: '2026-11-20T10:00:00.000Z',
  breadcrumbs: [{ name: 'Home', path: '/' }],
};

describe('the structured data of a person', () => {
  it('is a page about somebody who works for the firm', () => {
    const [page, person] = personNodes(facts);
    expect(page).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@id': `${facts.url}#person` } });
    expect(person).toEqual({
      '@type': 'Person',
      '@id': `${facts.url}#person`,
      name: 'Jo Doe',
      url: facts.url,
      jobTitle: 'Lead',
      description: 'Counts hours.',
      worksFor: { '@id': 'https://example.com/#organization' },
    });
  });

  it('names the photo and the profile where there are any', () => {
    const [, person] = personNodes({
      ...facts,
      imageUrl: 'https://example.com/a.webp',
      profile: 'https://x.org',
    });
    expect(person).toMatchObject({ image: 'https://example.com/a.webp', sameAs: ['https://x.org'] });
  });
});
