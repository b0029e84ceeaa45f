import { beforeAll, describe, expect, it } from 'vitest';
import { builtInCopy } from '@/content/site/copy/builtInCopy';
import { builtInWords } from '@/content/site/copy/pageWords';
import { shownPage } from '@/content/site/shownPages';
import { noFirmFacts } from '@/domain/firm/FirmFacts';
import { findSeoPage } from '@/queries/seo/findSeoPage';
import type { SeoEntries } from '@/schemas/seo';
import { api } from '../helpers/api';
import { expiredTags } from '../helpers/expiredTags';
import { seoDesk } from '../helpers/seoDesk';
import { seoPageId } from '../helpers/seoPageId';
import { testPayload } from '../helpers/testPayload';

const desk = seoDesk();
const { heading } = builtInCopy.services.hero;
const ours = { sections: { hero: { heading: 'Our own headline' } } };
const { questions } = builtInWords('services', noFirmFacts.promises);

let path: string;
beforeAll(async () => {
  path = `/api/seo-pages/${await seoPageId('services')}`;
});

interface SavedPage {
  doc: { copy: unknown; updatedAt: string };
  errors: { message: string; data: { errors: { message: string }[] } }[];
}

/** Saves the words as the panel's form does. */
const save = (copy: unknown, token: string | undefined = desk.marketer) =>
  api<SavedPage>('PATCH', path, { token, body: { copy } });

/** What the public page reads. */
const shown = async () => (await findSeoPage(await testPayload(), 'services')).copy;

describe('words of a page', () => {
  it('are replaced by a marketer, and only that page is made anew', async () => {
    const tags = await expiredTags(() => save(ours));
    expect(tags.toSorted()).toEqual(['seo-page:services', 'seo-pages']);
    expect(await shown()).toEqual(ours);
  });

  it('are stored only where they differ from the page', async () => {
    const lede = ' In\n one line ';
    const { body } = await save({ sections: { hero: { heading, lede } }, questions });
    expect(body.doc.copy).toEqual({ sections: { hero: { lede: 'In one line' } } });
    expect((await save({ sections: { hero: { heading, lede: '' } } })).body.doc.copy).toBeNull();
    expect(await shown()).toEqual({});
  });

  it.each([
    [{ sections: { nowhere: { heading: 'A' } } }, 'This page has no text with this name'],
    [{ sections: { hero: { color: 'A' } } }, 'Top of the page: This page has no text with this name'],
    [
      { sections: { hero: { heading: 'a'.repeat(121) } } },
      'Top of the page, Headline: Must be at most 120 characters',
    ],
    [{ questions: [{ question: '', answer: 'A' }] }, 'Question 1: Write the question, or remove it'],
    ['text', /./],
  ])('are refused with a reason: %j', async (copy, reason) => {
    const { status, body } = await save(copy);
    expect(status).toBe(400);
    expect(body.errors[0]?.data.errors[0]?.message).toMatch(reason);
    expect(await shown()).toEqual({});
  });

  it('are refused by their names on the screen', async () => {
    const { body } = await save({ sections: { hero: { heading: 'a'.repeat(121) } } });
    expect(body.errors[0]?.message).toBe('The following field is invalid: Copy > Top of the page > Headline');
  });

  it('are closed to clients and visitors', async () => {
    for (const token of ['', desk.client]) {
      expect((await api('PATCH', path, { token: token || undefined, body: { copy: ours } })).status).toBe(
        404,
      );
    }
    expect(await shown()).toEqual({});
  });

  it('stay when search metadata is saved, and aren’t part of its documented calls', async () => {
    await save(ours);
    expect(await desk.save('services', { title: 'Found by this' })).toMatchObject({
      status: 200,
      body: { title: 'Found by this' },
    });
    expect((await desk.read('services')).body).toEqual({ title: 'Found by this' });
    expect((await desk.history('services')).map(({ record }) => record)).toEqual([
      { title: 'Found by this' },
      {},
    ]);
    expect(await shown()).toEqual(ours);
  });

  it('are questions of the structured data, too', async () => {
    const own = [{ question: 'Is it ours?', answer: 'Yes.' }];
    await save({ questions: own });
    const { body } = await api<SeoEntries>('GET', '/api/seo/entries', { token: desk.marketer });
    const entry = body.entries.find(({ pageKey }) => pageKey === 'services');
    expect(entry?.facts.questions).toEqual(own);
    expect(entry).not.toHaveProperty('copy');
  });

  it('are kept as versions, which can be restored', async () => {
    await save(ours);
    await save(null);
    const payload = await testPayload();
    const { docs } = await payload.findVersions({ collection: 'seo-pages', sort: 'updatedAt', depth: 0 });
    expect(docs.map(({ version }) => version.copy)).toEqual([ours, null]);
    const version = `/api/seo-pages/versions/${docs[0]?.id}`;
    expect((await api('POST', version, { token: desk.marketer })).status).toBe(200);
    expect(await shown()).toEqual(ours);
  });

  it('aren’t overwritten by a form that was opened before', async () => {
    const { updatedAt } = (await save(ours)).body.doc;
    const edit = (text: string) =>
      api('PATCH', path, {
        ...{ token: desk.marketer, body: { copy: { sections: { hero: { heading: text } } }, updatedAt } },
      });
    expect([(await edit('One')).status, (await edit('Other')).status]).toEqual([200, 409]);
  });

  it('are in the trail, readable', async () => {
    await save(ours);
    const { body } = await api<{ label: string; changes: unknown[] }[]>(
      'GET',
      '/api/admin/trail?search=services&subject=seo-pages',
      {
        token: desk.admin,
      },
    );
    expect(body[0]?.label).toBe(shownPage('services').name);
    expect(body[0]?.changes).toEqual([
      { field: 'copy', from: null, to: 'Top of the page, Headline: Our own headline' },
    ]);
  });
});
