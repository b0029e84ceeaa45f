import { describe, expect, it } from 'vitest';
import { offeredServices } from '@/content/site/services/offeredServices';
import { pathOfPage, type PageKey } from '@/domain/seo/pageKeys';
import type { PageCopy } from './PageCopy';
import { serviceCopy } from './serviceCopy';

const fields = ['eyebrow', 'heading', 'lede', 'text', 'note', 'action', 'secondAction'];
const pages: [string, PageCopy][] = Object.entries(serviceCopy);

describe('serviceCopy', () => {
  it('has the words of every service page', () => {
    const paths = pages.map(([key]) => pathOfPage(key as PageKey));
    expect(paths.toSorted()).toEqual(offeredServices.map(({ path }) => path).toSorted());
  });

  it.each(pages)('%s has a hero and a closing banner', (_key, { hero, closing }) => {
    expect(Object.keys(hero ?? {})).toEqual(['eyebrow', 'heading', 'lede', 'note']);
    expect(Object.keys(closing ?? {})).toEqual(['heading', 'text']);
  });

  it.each(pages)('%s has words that fit into a field', (_key, copy) => {
    for (const [section, words] of Object.entries(copy)) {
      expect(section).toMatch(/^[a-z][A-Za-z]+$/);
      for (const [field, word] of Object.entries(words)) {
        expect(fields).toContain(field);
        expect(word.trim(), `${section}.${field}`).not.toBe('');
        expect(word.length, `${section}.${field}`).toBeLessThanOrEqual(300);
      }
    }
  });
});
