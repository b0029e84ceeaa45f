import type { PageKey } from '@/domain/seo/pageKeys';
import { describe, expect, it } from 'vitest';
import { measureSnippet } from '@/domain/seo/checks/measureSnippet';
import { renderHead } from '@/domain/seo/renderHead';
import { headDefaultsOf } from './headDefaultsOf';
import { shownPages } from './shownPages';

const site = { origin: 'https://firm.example', firmName: 'AI Advisory' };
const keys = Object.keys(shownPages) as PageKey[];
const headOf = (key: PageKey) => renderHead({}, headDefaultsOf(key), site);

describe('the words of a page without a record', () => {
  it.each(keys)('of %s are not cut off in search results', (key) => {
    const { title, description } = headOf(key);
    expect(['fits', 'short']).toContain(measureSnippet('title', title).verdict);
    expect(['fits', 'short']).toContain(measureSnippet('description', description).verdict);
  });

  it('are nowhere the same', () => {
    const heads = keys.map(headOf);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(keys.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(keys.length);
  });
});
