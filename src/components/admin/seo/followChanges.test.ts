import { describe, expect, it } from 'vitest';
import { renderHead } from '@/domain/seo/renderHead';
import type { KnownPages } from './useSeoEntries';
import { followChanges, inheritedFields } from './followChanges';
import { formFromRecord } from './seoForm';

const site = {
  origin: 'https://firm.example',
  firmName: 'Firm',
  logoPath: '/l.png',
  email: null,
  entity: { legalName: null, address: null, registration: null, phone: null },
  profiles: [],
};
const defaults = { path: '/story', title: 'Our Story', description: 'Why.', image: '/share/story.png' };
const head = renderHead({}, defaults, site);
const facts = { name: 'Our Story', changed: '2026-11-20', trail: [], isService: false, questions: [] };
const entry = {
  pageKey: 'our-story',
  recordId: 5,
  path: '/story',
  record: {},
  defaults,
  head,
  facts,
  isListed: true,
  updatedAt: null,
};
const known: KnownPages = { entry, entries: { site, entries: [entry] } };
const { description: metaDescription, robots: _, ...shown } = head;
const fromTags = formFromRecord({ ...shown, metaDescription });

describe('a form that was filled from the page’s own tags', () => {
  it('says nothing of its own', () => {
    expect([...inheritedFields(fromTags, known)]).toHaveLength(9);
  });

  it('takes a new title to all link previews, and leaves the others', () => {
    expect(followChanges(fromTags, { title: 'New' }, known)).toEqual({
      ...fromTags,
      title: 'New',
      ogTitle: 'New',
      twitterTitle: 'New',
    });
  });

  it('keeps what was written for one network', () => {
    const written = followChanges(fromTags, { ogTitle: 'Shared' }, known);
    expect(followChanges(written, { title: 'New' }, known)).toMatchObject({
      title: 'New',
      ogTitle: 'Shared',
      twitterTitle: 'Shared',
    });
  });

  it('takes an address of another page as its own', () => {
    expect(inheritedFields({ ...fromTags, canonicalUrl: '/contact' }, known)).not.toContain('canonicalUrl');
  });
});
