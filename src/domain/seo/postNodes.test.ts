import { describe, expect, it } from 'vitest';
import { blogNode, postNodes } from './postNodes';

const origin = 'https://firm.example';
const url = `${origin}/blog/costs`;
const post = {
  origin,
  url,
  pageUrl: url,
  title: 'What it costs',
  description: 'With the sums.',
  published: '2026-11-18T12:00:00.000Z',
  updated: null,
  author: 'Firm Team',
  isByTeam: true,
  personUrl: null,
  teamUrl: `${origin}/team`,
  imageUrl: `${origin}/blog-images/costs-1a2b3c4d.webp`,
  words: 900,
  readingMinutes: 4,
  category: 'Costs',
  tags: ['sums', 'hours'],
  breadcrumbs: [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
    { name: 'What it costs', path: '/blog/costs' },
  ],
};

describe('postNodes', () => {
  it('says what the page shows', () => {
    const [posting, breadcrumbs] = postNodes(post);
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'What it costs',
      mainEntityOfPage: { '@type': 'WebPage', '@id': url },
      datePublished: '2026-11-18T12:00:00.000Z',
      dateModified: '2026-11-18T12:00:00.000Z',
      author: { '@type': 'Organization', name: 'Firm Team', url: 'https://firm.example/team' },
      publisher: { '@id': 'https://firm.example/#organization' },
      image: ['https://firm.example/blog-images/costs-1a2b3c4d.webp'],
      wordCount: 900,
      timeRequired: 'PT4M',
      articleSection: 'Costs',
      keywords: ['sums', 'hours'],
    });
    expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList', '@id': `${url}#breadcrumbs` });
  });

  it('leads from somebody of the team to their page', () => {
    const personUrl = `${origin}/team/jo-doe`;
    const [posting] = postNodes({ ...post, author: 'Jo Doe', isByTeam: false, personUrl });
    expect(posting).toMatchObject({
      author: { '@type': 'Person', name: 'Jo Doe', '@id': `${personUrl}#person`, url: personUrl },
    });
  });

  it('names a person as a person, and the day of the last change', () => {
    const [posting] = postNodes({ ...post, isByTeam: false, updated: '2026-12-01T08:00:00.000Z' });
    expect(posting).toMatchObject({
      author: { '@type': 'Person', name: 'Firm Team' },
      dateModified: '2026-12-01T08:00:00.000Z',
    });
  });

  it('leaves out what the post has not', () => {
    const [posting] = postNodes({ ...post, category: null, tags: [] });
    expect(posting).not.toHaveProperty('articleSection');
    expect(posting).not.toHaveProperty('keywords');
  });
});

describe('blogNode', () => {
  it('lists posts under the same ids as their own pages', () => {
    const node = blogNode({
      origin,
      url: `${origin}/blog`,
      name: 'Blog',
      description: 'Sums.',
      posts: [post],
    });
    expect(node).toMatchObject({
      '@type': 'Blog',
      blogPost: [{ '@id': postNodes(post)[0]?.['@id'], headline: 'What it costs', url }],
    });
  });
});
