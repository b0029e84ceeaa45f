import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/env';
import { findPost } from '@/queries/blog/getPost';
import type { PostSchedule } from '@/schemas/postSchedule';
import type { PostVersion, ReadPostVersion } from '@/schemas/postVersions';
import { jobsKey } from '../../src/access/jobsKey.mjs';
import { signedInAccount, type TestAccount } from '../factories/account';
import { createPost, postPath, readPost, updatePost } from '../factories/adminPost';
import { changePost } from '../factories/post';
import { api } from '../helpers/api';
import { askWhileChanged } from '../helpers/askWhileChanged';
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

  it('tell a refused save where it was refused, and when', async () => {
    const { token } = writer;
    const { body: first } = await createPost(token, { published: true });
    const { slug } = first.frontmatter;
    // Published long ago, and written on since.
    await (
      await testPayload()
    ).db.pool.query(`update posts set updated_at = now() - interval '21 days' where id = $1`, [first.id]);
    await changePost(first.id, { token, isDraft: true, fields: { description: 'A draft.' } });
    const before = new Date().toISOString();
    const refused = await updatePost(colleague.token, slug, { version: first.version, excerpt: 'Refused.' });
    expect(refused.status).toBe(409);
    const { body: versions } = await api<PostVersion[]>('GET', `${postPath(slug)}/versions`, { token });
    expect(versions[1]).toMatchObject({ id: refused.body.keptAs, savedBy: await nameOf(colleague) });
    expect(versions[1]?.savedAt.localeCompare(before)).toBeGreaterThanOrEqual(0);
    expect((await readPost(token, slug)).body.frontmatter.excerpt).toBe('A draft.');
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

const runJobs = () =>
  api('POST', '/api/jobs/run', { headers: { 'x-jobs-key': jobsKey(env.PAYLOAD_SECRET) } });

/** Has everything that is planned for a post come due. */
async function comeDue(id: number): Promise<void> {
  const { pool } = (await testPayload()).db;
  await pool.query(
    `update payload_jobs set wait_until = now() - interval '1 second' where input->'doc'->>'value' = $1`,
    [String(id)],
  );
}

/** What is planned for a post, as the panel plans it, too. */
const plans = async (id: number) => {
  const { rows } = await (
    await testPayload()
  ).db.pool.query<{ type: string }>(
    `select input->>'type' as type from payload_jobs
     where input->'doc'->>'value' = $1 and completed_at is null order by wait_until`,
    [String(id)],
  );
  return rows.map(({ type }) => type);
};

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

async function planInPanel(id: number, type: 'publish' | 'unpublish', waitUntil: Date): Promise<void> {
  await (
    await testPayload()
  ).jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      doc: { relationTo: 'posts', value: id },
      user: { relationTo: 'users', value: writer.id },
    },
    waitUntil,
  });
}

const planInPortal = (slug: string, hours: number) =>
  api('PUT', `${postPath(slug)}/schedule`, {
    token: writer.token,
    body: { publishAt: inHours(hours).toISOString() },
  });

describe('the schedule of a post', () => {
  it('publishes what is saved by then, when its moment has come', async () => {
    const { token } = writer;
    const { id, frontmatter } = (await createPost(token)).body;
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    await api('PUT', `${postPath(frontmatter.slug)}/schedule`, { token, body: { publishAt } });
    await updatePost(token, frontmatter.slug, { content: 'The last words.\n' });
    const payload = await testPayload();
    await runJobs();
    expect(await findPost(payload, frontmatter.slug)).toBeNull();
    await comeDue(id);
    await runJobs();
    expect(await findPost(payload, frontmatter.slug)).toMatchObject({ post: { title: frontmatter.title } });
    const { body } = await readPost(token, frontmatter.slug);
    expect([body.frontmatter.published, body.content]).toEqual([true, 'The last words.\n']);
  });

  it('is one moment, which can be changed and dropped', async () => {
    const { token } = writer;
    const { slug } = (await createPost(token)).body.frontmatter;
    const path = `${postPath(slug)}/schedule` as const;
    const read = async () => (await api<PostSchedule>('GET', path, { token })).body.publishAt;
    const set = (publishAt: string) => api<PostSchedule>('PUT', path, { token, body: { publishAt } });
    expect(await read()).toBeNull();
    const [soon, later] = [3_600_000, 7_200_000].map((ms) => new Date(Date.now() + ms).toISOString());
    expect((await set(soon ?? '')).status).toBe(200);
    expect((await set(later ?? '')).body).toEqual({ publishAt: later, unpublishAt: null });
    expect(await read()).toBe(later);
    expect((await set('2020-01-01T10:00:00Z')).status).toBe(400);
    expect((await set('tomorrow')).status).toBe(400);
    expect((await api('DELETE', path, { token })).body).toEqual({ publishAt: null, unpublishAt: null });
    expect(await read()).toBeNull();
  });

  it('is shown in the portal and in the CMS, whichever of them set it', async () => {
    const { token } = writer;
    const { id, frontmatter } = (await createPost(token, { published: true })).body;
    const path = `${postPath(frontmatter.slug)}/schedule` as const;
    const [publishAt, unpublishAt] = [inHours(2), inHours(5)];
    await planInPanel(id, 'unpublish', unpublishAt);
    await planInPanel(id, 'unpublish', inHours(6));
    const planned = { publishAt: publishAt.toISOString(), unpublishAt: unpublishAt.toISOString() };
    const answer = await api('PUT', path, { token, body: { publishAt: planned.publishAt } });
    expect([answer.body, (await api('GET', path, { token })).body]).toEqual([planned, planned]);
    // As the drawer in the panel looks for them.
    const { docs } = await (
      await testPayload()
    ).find({
      collection: 'payload-jobs',
      where: {
        and: [{ taskSlug: { equals: 'schedulePublish' } }, { 'input.doc.value': { equals: `${id}` } }],
      },
      ...{ sort: 'waitUntil', overrideAccess: true },
    });
    expect(docs[0]).toMatchObject({ waitUntil: planned.publishAt, input: { type: 'publish' } });
  });

  it('leaves alone when the CMS takes the post back', async () => {
    const { token } = writer;
    const { id, frontmatter } = (await createPost(token, { published: true })).body;
    const path = `${postPath(frontmatter.slug)}/schedule` as const;
    await planInPanel(id, 'unpublish', inHours(3));
    await api('PUT', path, { token, body: { publishAt: inHours(1).toISOString() } });
    await api('PUT', path, { token, body: { publishAt: inHours(2).toISOString() } });
    expect(await plans(id)).toEqual(['publish', 'unpublish']);
    await api('DELETE', path, { token });
    expect(await plans(id)).toEqual(['unpublish']);
    await api('DELETE', postPath(frontmatter.slug), { token });
    expect(await plans(id)).toEqual([]);
  });

  it('ends when the post is published by hand, so that no later draft goes out unasked', async () => {
    const { token } = writer;
    const { id, frontmatter } = (await createPost(token)).body;
    const { slug } = frontmatter;
    await planInPanel(id, 'publish', inHours(1));
    await planInPanel(id, 'unpublish', inHours(2));
    await updatePost(token, slug, { content: 'Still a draft.\n' });
    expect(await plans(id)).toEqual(['publish', 'unpublish']);
    await updatePost(token, slug, { published: true });
    expect(await plans(id)).toEqual(['unpublish']);

    // An update of what is public: a plan for the draft beside it holds until that goes out by hand.
    await planInPanel(id, 'publish', inHours(1));
    await changePost(id, { token, isDraft: true, fields: { title: 'Half' } });
    expect(await plans(id)).toEqual(['publish', 'unpublish']);
    await changePost(id, { token, fields: { title: 'Whole' } });
    await changePost(id, { token, isDraft: true, fields: { title: 'Half again' } });
    expect(await plans(id)).toEqual(['unpublish']);
  });

  it('is one moment also when two set it at once', async () => {
    const { id, frontmatter } = (await createPost(writer.token)).body;
    await planInPanel(id, 'publish', inHours(1));
    const { pool } = (await testPayload()).db;
    const waiting = `
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const answers = await askWhileChanged(
      [`select from payload_jobs where input->'doc'->>'value' = $1 for update`, [String(id)]],
      () => Promise.all([2, 3].map((hours) => planInPortal(frontmatter.slug, hours))),
      () => expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(2),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await plans(id)).toEqual(['publish']);
  });

  it('isn’t set once the post has gone to the trash', async () => {
    const { id, frontmatter } = (await createPost(writer.token)).body;
    const answer = await askWhileChanged(
      ['select pg_advisory_xact_lock(hashtext($1))', [`post:${id}`]],
      () => planInPortal(frontmatter.slug, 1),
      [
        `with trashed as (update posts set deleted_at = now() where id = $1)
         update _posts_v set version_deleted_at = now() where parent_id = $1`,
        [id],
      ],
    );
    expect([answer.status, await plans(id)]).toEqual([404, []]);
  });

  it('goes on to the next moment after one that was planned', async () => {
    const { id, frontmatter } = (await createPost(writer.token)).body;
    await planInPanel(id, 'publish', inHours(1));
    await comeDue(id);
    await planInPanel(id, 'publish', inHours(1));
    await runJobs();
    expect(await findPost(await testPayload(), frontmatter.slug)).not.toBeNull();
    expect(await plans(id)).toEqual(['publish']);
  });
});
