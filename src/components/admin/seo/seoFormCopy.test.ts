import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formFromRecord } from './seoForm';
import { keepSeoForm, readSeoForm } from './seoFormCopy';

const form = formFromRecord({ title: 'Typed, not saved' });
const kept = { form, replaces: { title: 'As it was' } };
let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  const sessionStorage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  };
  vi.stubGlobal('window', { sessionStorage });
});

afterEach(() => vi.unstubAllGlobals());

describe('the copy of a form', () => {
  it('is found again for its page only, until it is forgotten', () => {
    keepSeoForm('our-story', kept);
    expect(readSeoForm('our-story')).toEqual(kept);
    expect(readSeoForm('contact')).toBeNull();
    keepSeoForm('our-story', null);
    expect(readSeoForm('our-story')).toBeNull();
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    JSON.stringify({ form: { title: 'Only a part' }, replaces: {} }),
    JSON.stringify({ form: { ...form, title: 7 }, replaces: {} }),
    JSON.stringify({ form }),
  ])('is not taken from what isn’t one: %s', (stored) => {
    items.set('seo-form:our-story', stored);
    expect(readSeoForm('our-story')).toBeNull();
  });
});
