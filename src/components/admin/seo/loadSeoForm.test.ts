import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SeoRecord } from '@/domain/seo/SeoRecord';
import { loadSeoForm } from './loadSeoForm';
import { fetchSeoRecord } from './seoApi';
import { formFromRecord } from './seoForm';
import { readSeoForm } from './seoFormCopy';

vi.mock('./seoApi');
vi.mock('./seoFormCopy');

beforeEach(() => vi.mocked(readSeoForm).mockReturnValue(null));
afterEach(() => vi.clearAllMocks());

const before = { title: 'As it was' };
const typed = formFromRecord({ title: 'Typed, not saved' });

async function load(record: SeoRecord) {
  vi.mocked(fetchSeoRecord).mockResolvedValue(record);
  return loadSeoForm(7, 'our-story', '/our-story', new AbortController().signal);
}

it('begins on the record as it is read', async () => {
  const { form, initial, replaces, theirs } = await load(before);
  expect(form).toBe(initial);
  expect({ form, replaces, theirs }).toEqual({
    form: formFromRecord(before),
    replaces: before,
    theirs: null,
  });
});

it('goes on with what was typed where nobody saved since', async () => {
  vi.mocked(readSeoForm).mockReturnValue({ form: typed, replaces: before });
  expect(await load({ ...before })).toMatchObject({
    ...{ form: typed, initial: formFromRecord(before), replaces: before, theirs: null },
  });
});

it('says what somebody else saved since, and doesn’t take what was typed for begun on that', async () => {
  vi.mocked(readSeoForm).mockReturnValue({ form: typed, replaces: before });
  const theirs = { title: 'Theirs', robots: 'noindex' };
  expect(await load(theirs)).toMatchObject({ form: typed, replaces: before, theirs });
});

it('shows the page’s own tags where the record can’t be loaded', async () => {
  vi.mocked(fetchSeoRecord).mockRejectedValue(new Error('Down'));
  vi.stubGlobal('document', {
    title: 'By itself',
    head: { querySelector: () => null },
  });
  vi.spyOn(console, 'error').mockReturnValue();
  const signal = new AbortController().signal;
  const { form, initial, replaces } = await loadSeoForm(7, 'our-story', '/story', signal);
  expect([form.title, replaces, form]).toEqual(['By itself', null, initial]);
  vi.unstubAllGlobals();
});
