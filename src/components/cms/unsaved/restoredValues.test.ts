import { expect, it } from 'vitest';
import { changedFrom, restoredValues } from './restoredValues';

const hero = (words: Record<string, string>) => ({ sections: { hero: words } });

it('restores only the fields that were changed', () => {
  const loaded = { title: null, description: 'As it was' };
  const values = { title: null, description: 'Typed' };
  const kept = { values, base: changedFrom(loaded, values) };
  expect(kept.base).toEqual({ description: 'As it was' });
  expect(restoredValues(kept, { title: 'Saved meanwhile', description: 'As it was' })).toEqual({
    description: 'Typed',
  });
});

it('restores only the words of the copy that were changed', () => {
  const kept = { values: { copy: hero({ lede: 'Mark' }) }, base: { copy: null } };
  expect(restoredValues(kept, { copy: hero({ heading: 'Mia' }) })).toEqual({
    copy: hero({ lede: 'Mark', heading: 'Mia' }),
  });
  expect(restoredValues(kept, { copy: null })).toEqual({ copy: hero({ lede: 'Mark' }) });
});

it('leaves questions that others saved, unless the list was changed', () => {
  const questions = [{ question: 'Mia?', answer: 'Yes.' }];
  const kept = { values: { copy: hero({ lede: 'Mark' }) }, base: { copy: null } };
  expect(restoredValues(kept, { copy: { questions } })).toEqual({
    copy: { ...hero({ lede: 'Mark' }), questions },
  });
  const asked = [{ question: 'Mark?', answer: 'Yes.' }];
  expect(
    restoredValues({ values: { copy: { questions: asked } }, base: { copy: null } }, { copy: { questions } }),
  ).toEqual({ copy: { questions: asked } });
});

it('removes the words that were removed, and no others', () => {
  const kept = { values: { copy: null }, base: { copy: hero({ heading: 'Old' }) } };
  expect(restoredValues(kept, { copy: hero({ heading: 'Old', lede: 'Mia' }) })).toEqual({
    copy: hero({ lede: 'Mia' }),
  });
  expect(restoredValues(kept, { copy: hero({ heading: 'Old' }) })).toEqual({ copy: null });
});

it('restores every field of an earlier release, which stored no base', () => {
  expect(restoredValues({ values: { title: 'Typed' } }, { title: 'Saved' })).toEqual({ title: 'Typed' });
});
