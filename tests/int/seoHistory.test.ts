import { sql } from '@payloadcms/db-postgres';
import { describe, expect, it } from 'vitest';
import { shownPages } from '@/content/site/shownPages';
import { pageKeys, type PageKey } from '@/domain/seo/pageKeys';
import { signedInAccount } from '../factories/account';
import { api } from '../helpers/api';
import { seoPageId } from '../helpers/seoPageId';
import { testPayload } from '../helpers/testPayload';
import { seoDesk } from '../helpers/seoDesk';

const desk = seoDesk();

describe('the CMS', () => {
  const path = '/api/seo-pages';

  it('keeps records by the same rules', async () => {
    const page = `${path}/${await seoPageId('team')}`;
    const bad = { canonicalUrl: 'javascript:alert(1)' };
    expect((await api('PATCH', page, { token: desk.marketer, body: bad })).status).toBe(400);
    const good = { title: ' In the\nCMS ', robots: 'NOINDEX' };
    expect((await api('PATCH', page, { token: desk.marketer, body: good })).status).toBe(200);
    expect((await desk.read('team')).body).toEqual({ title: 'In the CMS', robots: 'noindex' });
  });

  it('has a row for each page from the start, which nobody adds to or deletes', async () => {
    const { body } = await api<{ docs: { id: number; pageKey: string; name: string }[] }>(
      ...(['GET', `${path}?limit=100`, { token: desk.marketer }] as const),
    );
    expect(body.docs.map(({ pageKey }) => pageKey).sort()).toEqual(pageKeys.toSorted());
    expect(body.docs.map(({ name }) => name)).toEqual(
      body.docs.map(({ pageKey }) => shownPages[pageKey as PageKey].name),
    );
    const payload = await testPayload();
    const { rows } = await payload.db.drizzle.execute(sql`select page_key as key, name from seo_pages`);
    expect(rows).toEqual(rows.map(({ key }) => ({ key, name: shownPages[key as PageKey].name })));
    for (const token of [desk.marketer, desk.admin]) {
      const made = await api('POST', path, { token, body: { pageKey: 'team', title: 'Another' } });
      expect(made.status).toBe(404);
      expect((await api('DELETE', `${path}/${await seoPageId('team')}`, { token })).status).toBe(404);
      const { user } = await payload.auth({ headers: new Headers({ Authorization: `Bearer ${token}` }) });
      const given = { collection: 'seo-pages', overrideAccess: false, user } as const;
      await expect(payload.create({ ...given, data: { pageKey: 'team' } })).rejects.toThrow('not allowed');
      await expect(payload.delete({ ...given, id: await seoPageId('team') })).rejects.toThrow('not allowed');
    }
  });

  it('takes many saves of one page at once', async () => {
    const edit = async (_: unknown, n: number) =>
      api('PATCH', `${path}/${await seoPageId('team')}`, {
        ...{ token: desk.marketer, body: { title: `Edit ${n}` } },
      });
    const edits = await Promise.all(Array.from({ length: 8 }, edit));
    expect(edits.map(({ status }) => status)).toEqual(edits.map(() => 200));
  });

  it('writes over nothing that the sender of a form hasn’t seen', async () => {
    await desk.save('team', { title: 'As both have read it' });
    const payload = await testPayload();
    const id = await seoPageId('team');
    const { updatedAt } = await payload.findByID({ collection: 'seo-pages', id, depth: 0 });
    const edit = (title: string) =>
      api('PATCH', `${path}/${id}`, { token: desk.marketer, body: { title, updatedAt } });
    const edits = await Promise.all(['One', 'Other'].map(edit));
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('does not let a record move to another page or be signed by another', async () => {
    await desk.save('team', { title: 'Team' });
    const body = { pageKey: 'contact', updatedBy: 1, title: 'Changed' };
    await api('PATCH', `${path}/${await seoPageId('team')}`, { token: desk.marketer, body });
    expect((await desk.read('team')).body).toEqual({ title: 'Changed' });
    expect((await desk.history('team'))[0]?.savedBy).toBe('Robin Example');
  });

  it.each([
    ['GET', path],
    ['GET', `${path}/versions`],
    ['POST', path],
    ['PATCH', `${path}?where[id][exists]=true`],
    ['DELETE', `${path}?where[id][exists]=true`],
  ] as const)('is closed to clients and visitors: %s %s', async (method, address) => {
    await desk.save('team', { title: 'Team' });
    for (const token of [undefined, desk.client]) {
      const body = method === 'GET' ? undefined : { pageKey: 'contact', title: 'Mine' };
      expect((await api(method, address, { token, body })).status).toBe(404);
    }
    expect((await desk.read('team')).body).toEqual({ title: 'Team' });
    expect((await desk.read('contact')).body).toEqual({});
  });
});

describe('history', () => {
  it('tells what was saved, when and by whom, newest first', async () => {
    const before = new Date().toISOString();
    await desk.save('our-story', { title: 'One' });
    await desk.save('our-story', { title: 'Two', robots: 'noindex' }, desk.marketer);
    await desk.save('team', { title: 'Another page' });
    const versions = await desk.history('our-story');
    expect(versions.map(({ record }) => record)).toEqual([
      { title: 'Two', robots: 'noindex' },
      { title: 'One' },
    ]);
    expect(versions.map(({ savedBy }) => savedBy)).toEqual(['Robin Example', 'Robin Example']);
    expect(versions.every(({ savedAt }) => savedAt >= before)).toBe(true);
    expect(await desk.history('our-story', desk.marketer)).toEqual(versions);
  });

  it('brings an earlier record back as a new version', async () => {
    await desk.save('our-story', { title: 'One', ogTitle: 'Shared' });
    await desk.save('our-story', { title: 'Two', robots: 'noindex' });
    const [, first] = await desk.history('our-story');
    expect(await desk.restore('our-story', first?.id, desk.marketer)).toMatchObject({
      status: 200,
      body: { title: 'One', ogTitle: 'Shared' },
    });
    expect((await desk.read('our-story')).body).toEqual({ title: 'One', ogTitle: 'Shared' });
    expect(await desk.history('our-story')).toHaveLength(3);
  });

  it('does not mix pages, and refuses what is no version', async () => {
    await desk.save('our-story', { title: 'Story' });
    const [version] = await desk.history('our-story');
    expect((await desk.restore('team', version?.id)).status).toBe(404);
    expect((await desk.restore('our-story', 2_147_483_647)).status).toBe(404);
    for (const id of ['1', 0, -1, 1.5, 1e12, null]) {
      expect((await desk.restore('our-story', id)).status).toBe(400);
    }
  });

  it('outlives the account that saved', async () => {
    const leaving = await signedInAccount({ role: 'marketer' });
    await desk.save('our-story', { title: 'Mine' }, leaving.token);
    const payload = await testPayload();
    await payload.delete({ collection: 'users', id: leaving.id });
    expect(await desk.history('our-story')).toMatchObject([{ savedBy: null, record: { title: 'Mine' } }]);
  });
});
