import { createLocalReq, type Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '@/operations/jobs/cleanUp';
import { writtenFields } from '@/domain/blog/writtenFields';
import type { Post } from '@/payload-types';
import { signedInAccount } from '../factories/account';
import { createCategory } from '../factories/adminPost';
import { plainPng } from '../factories/picture';
import { api } from '../helpers/api';
import { readDeskAs } from '../helpers/readDeskAs';
import { staffTokens } from '../helpers/staffTokens';
import { testPayload } from '../helpers/testPayload';
import { uploadPicture } from '../helpers/uploadPicture';

let token: string;
let payload: Payload;

beforeAll(async () => {
  payload = await testPayload();
  ({ token } = await staffTokens());
});

/** As the panel does when somebody opens an empty form, and then saves what is typed there. */
async function openForm(typed?: Partial<Post>): Promise<number> {
  const { body } = await api<{ doc: Post }>('POST', '/api/posts?draft=true', { token, body: {} });
  const path = `/api/posts/${body.doc.id}?draft=true&autosave=true`;
  if (typed) {
    const answer = await api('PATCH', path, { token, body: { ...typed, _status: 'draft' } });
    expect(answer.status).toBe(200);
  }
  return body.doc.id;
}

async function letDaysPass(id: number, days: number): Promise<void> {
  await payload.db.pool.query(
    `update _posts_v set version_updated_at = version_updated_at - make_interval(days => $2::int)
     where parent_id = $1`,
    [id, days],
  );
}

/** In which lists of staff a post is. */
async function listsWith(id: number) {
  const has = (docs: { id: number }[]) => docs.some((doc) => doc.id === id);
  const portal = await api<{ id: number }[]>('GET', '/api/admin/blog/posts?sort=-updatedAt&limit=100', {
    token,
  });
  const { drafts } = await readDeskAs(await signedInAccount({ role: 'marketer' }));
  const req = await createLocalReq({}, payload);
  const where = await payload.collections.posts.config.admin.baseFilter?.({
    limit: 0,
    page: 1,
    req,
    sort: '',
  });
  const panel = await payload.find({
    ...{ collection: 'posts', where: where ?? {}, draft: true, limit: 0, depth: 0, overrideAccess: true },
  });
  return { portal: has(portal.body), desk: has(drafts.items), panel: has(panel.docs) };
}

const totalOf = async (status = '') =>
  Number(
    (await api('GET', `/api/admin/blog/posts?limit=1${status}`, { token })).headers.get('x-total-count'),
  );

const isThere = async (id: number) =>
  (await payload.db.pool.query('select from posts where id = $1', [id])).rowCount === 1;
const run = async () => cleanUp(await createLocalReq({}, payload));

describe('a post into which nobody wrote anything', () => {
  it('is in no list, and goes by itself after a day, with its version', async () => {
    const before = [await totalOf(), await totalOf('&status=draft'), await totalOf('&status=published')];
    const [old, fresh] = [await openForm(), await openForm()];
    expect(await listsWith(old)).toEqual({ portal: false, desk: false, panel: false });
    expect([await totalOf(), await totalOf('&status=draft'), await totalOf('&status=published')]).toEqual(
      before,
    );
    await letDaysPass(old, 1);
    await run();
    expect([await isThere(old), await isThere(fresh)]).toEqual([false, true]);
    const { rowCount } = await payload.db.pool.query('select from _posts_v where parent_id = $1', [old]);
    expect(rowCount).toBe(0);
  });

  it.each(writtenFields)('is one no longer with only its %s', async (field) => {
    const values: Partial<Post> = {
      ...{ title: 'A title', slug: 'only-a-slug', description: 'About it.', tags: ['Costs'] },
      ...{ coverUrl: 'https://pictures.example/a.png', coverAltText: 'A desk' },
      ...{ metaTitle: 'For search', metaDescription: 'For search.' },
      canonicalUrl: 'https://elsewhere.example/post',
      body: paragraph(''),
    };
    if (field === 'category') values.category = (await createCategory(token)).body.id;
    if (field === 'cover' || field === 'metaImage') {
      const data = new Uint8Array(await plainPng(20, 20));
      values[field] = (await uploadPicture({ token, data })).body.doc.id;
    }
    const id = await openForm({ [field]: values[field] });
    expect(await listsWith(id)).toEqual({ portal: true, desk: true, panel: true });
    await letDaysPass(id, 30);
    await run();
    expect(await isThere(id)).toBe(true);
    await payload.delete({ collection: 'posts', id, overrideAccess: true });
  });
});

function paragraph(text: string): Post['body'] {
  const element = { version: 1, direction: null, format: '' as const, indent: 0 };
  const children = text ? [{ type: 'text', version: 1, text }] : [];
  return { root: { ...element, type: 'root', children: [{ ...element, type: 'paragraph', children }] } };
}
