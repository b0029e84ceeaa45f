import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EditedPost } from '@/schemas/blog';
import type { PostSchedule } from '@/schemas/postSchedule';
import type { PostVersion } from '@/schemas/postVersions';
import { signedInAccount, type TestAccount } from '../factories/account';
import { createPost, freshSlug, postPath, readPost, updatePost } from '../factories/adminPost';
import { changePost } from '../factories/post';
import { api } from '../helpers/api';

let writer: TestAccount;
/** A draft as it was opened, and the one that has taken its slug since it was renamed. */
let opened: EditedPost;
let other: EditedPost;
/** Where the one that was opened is asked for. */
let path: string;

beforeAll(async () => {
  writer = await signedInAccount({ role: 'marketer' });
});

beforeEach(async () => {
  const { token } = writer;
  const slug = freshSlug();
  opened = (await createPost(token, { slug, content: 'First words.\n' })).body;
  await changePost(opened.id, { token, isDraft: true, fields: { slug: freshSlug() } });
  other = (await createPost(token, { slug })).body;
  path = `${postPath(slug)}?id=${opened.id}`;
});

/** A call for the post that was opened, at its former slug. */
const ask = <Answer>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', part = '', body?: unknown) =>
  api<Answer>(method, path.replace('?', `${part}?`), { token: writer.token, body });

describe('a post that was opened before its slug became another post’s', () => {
  it('is the one that is saved, and the other one stays as it is', async () => {
    const refused = await ask<{ keptAs: number; version: string }>('PUT', '', {
      content: 'My words.\n',
      version: opened.version,
    });
    expect([refused.status, refused.body.keptAs]).toEqual([409, expect.any(Number)]);
    const { body: versions } = await ask<PostVersion[]>('GET', '/versions');
    expect(versions.map(({ id }) => id)).toContain(refused.body.keptAs);
    const { version } = refused.body;
    const saved = await ask<EditedPost>('PUT', '', { content: 'My words.\n', version });
    expect([saved.status, saved.body.id, saved.body.content]).toEqual([200, opened.id, 'My words.\n']);
    expect((await readPost(writer.token, other.frontmatter.slug)).body).toEqual(other);
  });

  it('is the one that is entered, scheduled, read and deleted', async () => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    await ask('POST', '/editing', { takeOver: false });
    await ask('PUT', '/schedule', { publishAt });
    expect((await ask<PostSchedule>('GET', '/schedule')).body).toEqual({ publishAt, unpublishAt: null });
    expect((await ask<EditedPost>('GET')).body.id).toBe(opened.id);
    const { token } = await signedInAccount({ role: 'marketer' });
    const ofOther = postPath(other.frontmatter.slug);
    const entered = await api('POST', `${ofOther}/editing`, { token, body: {} });
    expect(entered.body).toMatchObject({ editor: { isYou: true } });
    expect((await api('GET', `${ofOther}/schedule`, { token })).body).toEqual({
      publishAt: null,
      unpublishAt: null,
    });
    expect((await ask('DELETE')).status).toBe(200);
    expect((await ask('GET')).status).toBe(404);
    expect((await readPost(token, other.frontmatter.slug)).status).toBe(200);
  });

  it('is missing once it is deleted, whoever has the slug', async () => {
    await ask('DELETE');
    for (const [method, part, body] of [
      ['PUT', '', { content: 'My words.\n' }],
      ['POST', '/editing', {}],
      ['GET', '/versions', undefined],
      ['GET', '/schedule', undefined],
      ['GET', '/markdown', undefined],
    ] as const) {
      expect([part, (await ask(method, part, body)).status]).toEqual([part, 404]);
    }
  });

  it('is named by a number', async () => {
    for (const id of ['0', 'x', '2147483648']) {
      const answer = await updatePost(writer.token, `${opened.frontmatter.slug}?id=${id}`, {});
      expect(answer.status).toBe(400);
    }
  });
});
