import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formFromRecord } from './seoForm';
import { storeSeoForm, readSeoForm } from './seoFormCopy';

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
  it('is found again for its page and account only, until it is forgotten', () => {
    storeSeoForm(7, 'our-story', kept);
    expect(readSeoForm(7, 'our-story')).toEqual(kept);
    expect(readSeoForm(7, 'contact')).toBeNull();
    expect(readSeoForm(8, 'our-story')).toBeNull();
    storeSeoForm(7, 'our-story', null);
    expect(readSeoForm(7, 'our-story')).toBeNull();
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
    items.set('seo-form:7:our-story', stored);
    expect(readSeoForm(7, 'our-story')).toBeNull();
  });
});
