import { beforeAll, describe, expect, it } from 'vitest';
import type { PostSchedule } from '@/schemas/postSchedule';
import type { PostVersion, ReadPostVersion } from '@/schemas/postVersions';
import { signedInAccount, type TestAccount } from '../factories/account';
import { createPost, postPath, updatePost } from '../factories/adminPost';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

let writer: TestAccount;
let colleague: TestAccount;

beforeAll(async () => {
  [writer, colleague] = await Promise.all([
    signedInAccount({ role: 'marketer' }),
    signedInAccount({ role: 'admin' }),
  ]);
});

const nameOf = async ({ id }: TestAccount) =>
  (await (await testPayload()).findByID({ collection: 'users', id, depth: 0 })).name;

describe('the versions of a post', () => {
  it('say who saved when, and can be read as they were', async () => {
    const { body } = await createPost(writer.token, { content: 'First *words*.\n' });
    const { slug, title } = body.frontmatter;
    await updatePost(colleague.token, slug, {
      title: 'Another title',
      content: 'Other words.\n',
      published: true,
    });
    const path = `${postPath(slug)}/versions` as const;
    const { body: versions } = await api<PostVersion[]>('GET', path, { token: writer.token });
    expect(versions.map(({ savedBy, isPublished }) => [savedBy, isPublished])).toEqual([
      [await nameOf(colleague), true],
      [await nameOf(writer), false],
    ]);
    const first = await api<ReadPostVersion>('GET', `${path}/${versions[1]?.id ?? 0}`, {
      token: writer.token,
    });
    expect(first.body).toMatchObject({
      content: 'First *words*.\n',
      frontmatter: { title, published: false },
    });
  });

  it('are only those of this post', async () => {
    const [one, other] = [(await createPost(writer.token)).body, (await createPost(writer.token)).body];
    const { token } = writer;
    const { body } = await api<PostVersion[]>('GET', `${postPath(other.frontmatter.slug)}/versions`, {
      token,
    });
    const foreign = `${postPath(one.frontmatter.slug)}/versions/${body[0]?.id ?? 0}`;
    expect((await api('GET', foreign, { token })).status).toBe(404);
  });
});

describe('the schedule of a post', () => {
  it('is one moment, which can be changed and dropped', async () => {
    const { token } = writer;
    const { slug } = (await createPost(token)).body.frontmatter;
    const path = `${postPath(slug)}/schedule` as const;
    const read = async () => (await api<PostSchedule>('GET', path, { token })).body.publishAt;
    const set = (publishAt: string) => api<PostSchedule>('PUT', path, { token, body: { publishAt } });
    expect(await read()).toBeNull();
    const [soon, later] = [3_600_000, 7_200_000].map((ms) => new Date(Date.now() + ms).toISOString());
    expect((await set(soon ?? '')).status).toBe(200);
    expect((await set(later ?? '')).body).toEqual({ publishAt: later });
    expect(await read()).toBe(later);
    expect((await set('2020-01-01T10:00:00Z')).status).toBe(400);
    expect((await set('tomorrow')).status).toBe(400);
    expect((await api('DELETE', path, { token })).body).toEqual({ publishAt: null });
    expect(await read()).toBeNull();
  });
});
