import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Desk } from '@/schemas/desk';
import type { CheckedPageAnswer } from '@/schemas/seo';
import { PanelHome } from './PanelHome';

const at = '2026-11-02T09:00:00.000Z';
const post = { id: 7, title: 'Hours', slug: 'hours' };
const none = { total: 0, items: [] };
const emptyDesk: Desk = {
  ...{ drafts: none, scheduled: none, published: none, findings: none, repetitions: none },
  ...{ links: none, pictures: none, inquiries: none },
};
const checked: CheckedPageAnswer = {
  ...{ pageKey: null, recordId: null, postId: null, categoryId: null, path: '/', title: 'Home' },
  ...{ titleWidthPx: 1, descriptionWidthPx: 1, savedAt: null },
  findings: [{ severity: 'error', field: 'title', message: 'There is no title.' }],
};

const hrefsOf = (name: string) =>
  within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('leads from each entry to where it is edited, and to the whole list', () => {
  const desk: Desk = {
    drafts: { total: 1, items: [{ ...post, author: 'Pat', updatedAt: at, published: true }] },
    scheduled: { total: 1, items: [{ ...post, type: 'publish', at, hasFailed: false }] },
    published: { total: 1, items: [{ ...post, date: at }] },
    findings: {
      total: 3,
      items: [
        { ...checked, pageKey: 'contact', recordId: 4, path: '/contact' },
        { ...checked, postId: 7, path: '/blog/hours' },
        { ...checked, categoryId: 3, path: '/blog/category/costs' },
      ],
    },
    repetitions: { total: 1, items: [{ field: 'title', count: 2, paths: ['/team', '/story'] }] },
    links: { total: 1, items: [{ path: '/gone', posts: 2, post }] },
    pictures: { total: 1, items: [{ id: 9, filename: 'lamp.webp' }] },
    inquiries: { total: 1, items: [{ id: 5, name: 'Pat', company: null, createdAt: at }] },
  };
  render(<PanelHome name="Robin" desk={desk} />);
  const posts = '/cms/collections/posts';
  const withStatus = (status: string) =>
    `${posts}?sort=-updatedAt&where[or][0][and][0][_status][equals]=${status}`;
  expect(hrefsOf('Drafts')).toEqual([`${posts}/7`, withStatus('draft')]);
  expect(hrefsOf('Scheduled')).toEqual([`${posts}/7`, posts]);
  expect(hrefsOf('Recently published')).toEqual([`${posts}/7`, withStatus('published')]);
  expect(hrefsOf('Findings on published pages')).toEqual([
    '/cms/collections/seo-pages/4#search-metadata',
    `${posts}/7#search-metadata`,
    '/cms/collections/categories/3#search-metadata',
    '/cms/metadata-check',
  ]);
  expect(hrefsOf('Duplicates')).toEqual(['/cms/metadata-check?search=%2Fteam', '/cms/metadata-check']);
  expect(hrefsOf('Broken links')).toEqual([`${posts}/7`, posts]);
  const [media, withoutAlt] = hrefsOf('Media without alt text');
  expect(media).toBe('/cms/collections/media/9');
  expect(withoutAlt).toMatch(/^\/cms\/collections\/media\?where/);
  expect(hrefsOf('New inquiries')).toEqual(['/admin/inquiries?id=5', '/admin/inquiries?filter=new']);
});

it('says in each section that nothing waits', () => {
  render(<PanelHome name="Robin" desk={emptyDesk} />);
  const regions = screen.getAllByRole('region');
  expect(regions).toHaveLength(8);
  for (const region of regions) expect(within(region).queryByRole('link')).toBeNull();
  expect(screen.getByText('Nothing is scheduled. Open a post and choose Schedule Publish.')).toBeTruthy();
});
