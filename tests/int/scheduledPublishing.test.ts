import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { env } from '@/env';
import { withDatabaseLock } from '@/integrations/database/withDatabaseLock';
import type { ListedPost } from '@/schemas/blog';
import { jobsKey } from '../../src/access/jobsKey.mjs';
import { createAccount, signedInAccount, type TestAccount } from '../factories/account';
import { createPost, freshSlug } from '../factories/adminPost';
import { api } from '../helpers/api';
import { useMailServer } from '../helpers/sendMailThrough';
import { testPayload } from '../helpers/testPayload';

let marketer: TestAccount;

beforeAll(async () => {
  marketer = await signedInAccount({ role: 'marketer' });
});

const ask = (what: 'run' | 'clean-up', key: string) =>
  api('POST', `/api/jobs/${what}`, { headers: { 'x-jobs-key': key } });
const run = (key: string) => ask('run', key);
const key = jobsKey(env.PAYLOAD_SECRET);

type Planned = 'publish' | 'unpublish';

/** As the panel does. */
async function plan(type: Planned, id: number, waitUntil: Date, planner = marketer): Promise<number> {
  const job = await (
    await testPayload()
  ).jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      doc: { relationTo: 'posts', value: id },
      user: { relationTo: 'users', value: planner.id },
    },
    waitUntil,
  });
  return Number(job.id);
}

async function draftTo(type: Planned, waitUntil: Date) {
  const slug = freshSlug();
  const { id } = (await createPost(marketer.token, { slug, published: type === 'unpublish' })).body;
  return { id, jobId: await plan(type, id, waitUntil) };
}

async function isPublic(id: number): Promise<boolean> {
  const payload = await testPayload();
  const where = { id: { equals: id } };
  return (await payload.find({ collection: 'posts', where, overrideAccess: false })).docs.length === 1;
}

const past = () => new Date(Date.now() - 1000);

describe('scheduled publishing', () => {
  it('is answered without a clean-up, so that readers are told at once', async () => {
    const payload = await testPayload();
    await payload.db.drizzle.execute(
      sql`insert into missing_addresses (path, count, last_at) values ('/long-ago', 1, now() - interval '91 days')`,
    );
    const left = async () =>
      (await payload.db.drizzle.execute(sql`select from missing_addresses where path = '/long-ago'`)).rows
        .length;
    const { id } = await draftTo('publish', past());
    expect((await run(key)).status).toBe(200);
    expect([await isPublic(id), await left()]).toEqual([true, 1]);
    expect((await ask('clean-up', key)).status).toBe(200);
    expect(await left()).toBe(0);
  });

  it('happens when it is due, and not before', async () => {
    const due = await draftTo('publish', past());
    const later = await draftTo('publish', new Date(Date.now() + 3_600_000));
    const ending = await draftTo('unpublish', past());
    expect([await isPublic(due.id), await isPublic(ending.id)]).toEqual([false, true]);
    expect((await run(key)).status).toBe(200);
    expect(await Promise.all([due, later, ending].map(({ id }) => isPublic(id)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is told in the list of posts', async () => {
    const at = new Date(Date.now() + 7_200_000);
    const [draft, live] = [await draftTo('publish', at), await draftTo('unpublish', at)];
    await plan('publish', draft.id, new Date(at.getTime() + 60_000));
    const { body } = await api<ListedPost[]>('GET', '/api/admin/blog/posts', { token: marketer.token });
    const scheduleOf = ({ id }: { id: number }) => {
      const post = body.find((listed) => listed.id === id);
      return [post?.publishAt, post?.unpublishAt];
    };
    expect(scheduleOf(draft)).toEqual([at.toISOString(), null]);
    expect(scheduleOf(live)).toEqual([null, at.toISOString()]);
  });

  it('doesn’t wait for accounts that are to be deleted', async () => {
    const { pool } = (await testPayload()).db;
    const account = await createAccount();
    await pool.query('insert into account_removals (user_id, due_at) values ($1, now())', [account.id]);
    const { id } = await draftTo('publish', past());
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select from users where id = $1 for update', [account.id]);
    const answer = run(key);
    try {
      await expect.poll(() => isPublic(id), { timeout: 5_000 }).toBe(true);
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect((await answer).status).toBe(200);
    const { rowCount } = await pool.query('select from users where id = $1', [account.id]);
    expect(rowCount).toBe(0);
  });

  it('is left to the process that is at it already', async () => {
    const { id } = await draftTo('publish', past());
    await withDatabaseLock(7_316_407, async () => {
      expect((await run(key)).status).toBe(200);
      expect(await isPublic(id)).toBe(false);
    });
    await run(key);
    expect(await isPublic(id)).toBe(true);
  });

  it('is taken up again after a crash in the middle', async () => {
    const payload = await testPayload();
    const { id, jobId } = await draftTo('publish', past());
    await payload.db.drizzle.execute(
      sql`update payload_jobs set processing = true, updated_at = now() - interval '6 minutes' where id = ${jobId}`,
    );
    await run(key);
    expect(await isPublic(id)).toBe(true);
  });

  describe('that was done as its process ended isn’t done again', () => {
    /** A post that has been published by its plan, which isn't noted as done. */
    async function publishedAsPlanned() {
      const payload = await testPayload();
      const { id, jobId } = await draftTo('publish', past());
      const save = async (body: object, query = '') => {
        const answer = await api('PATCH', `/api/posts/${id}${query}`, { token: marketer.token, body });
        expect(answer.status).toBe(200);
      };
      // What is published by hand would end the plan: as the job itself publishes, it is being done.
      await payload.db.drizzle.execute(sql`update payload_jobs set processing = true where id = ${jobId}`);
      await save({ _status: 'published', title: 'As planned' });
      const comeAgain = async () => {
        await payload.db.drizzle.execute(
          sql`update payload_jobs set updated_at = now() - interval '6 minutes' where id = ${jobId}`,
        );
        await run(key);
      };
      return { id, payload, save, comeAgain };
    }

    it('over what has been drafted since', async () => {
      const { id, payload, save, comeAgain } = await publishedAsPlanned();
      await save({ _status: 'draft', title: 'Not finished' }, '?draft=true');
      await comeAgain();
      const { title } = await payload.findByID({ collection: 'posts', id, overrideAccess: false });
      expect(title).toBe('As planned');
    });

    it('over somebody’s wish to take it back', async () => {
      const { id, save, comeAgain } = await publishedAsPlanned();
      await save({ _status: 'draft' });
      await comeAgain();
      expect(await isPublic(id)).toBe(false);
    });
  });

  it('tells whoever planned it, once, why it could not be done', async () => {
    const planner = await signedInAccount({ role: 'marketer' });
    const coverImage = 'https://elsewhere.example/not-described.png';
    const slug = freshSlug();
    const { id } = (await createPost(marketer.token, { slug, coverImage })).body;
    await plan('publish', id, past(), planner);
    const mail = await useMailServer();
    onTestFinished(() => mail.stop());
    await run(key);
    await run(key);
    expect(await isPublic(id)).toBe(false);
    const sent = await mail.deliver(planner.email);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('alt text');
    expect(sent[0]?.text).toContain(`/admin/blog?edit=${slug}`);
  });

  it('tells it, too, of changes to a post that readers see already', async () => {
    const planner = await signedInAccount({ role: 'marketer' });
    const { id } = (await createPost(marketer.token, { published: true })).body;
    const body = { coverUrl: 'https://elsewhere.example/not-described.png', _status: 'draft' };
    const draft = await api('PATCH', `/api/posts/${id}?draft=true`, { token: marketer.token, body });
    expect(draft.status).toBe(200);
    await plan('publish', id, past(), planner);
    const mail = await useMailServer();
    onTestFinished(() => mail.stop());
    await run(key);
    const sent = await mail.deliver(planner.email);
    expect(sent.map(({ text }) => text.includes('alt text'))).toEqual([true]);
  });

  it('takes back what has an unfinished draft, too, and keeps what that says', async () => {
    const payload = await testPayload();
    const { id } = await draftTo('unpublish', past());
    const body = { title: '', description: 'Half written.', _status: 'draft' };
    const save = `/api/posts/${id}?draft=true&autosave=true`;
    expect((await api('PATCH', save, { token: marketer.token, body })).status).toBe(200);
    await run(key);
    expect(await isPublic(id)).toBe(false);
    expect(await payload.findByID({ collection: 'posts', id, draft: true })).toMatchObject(body);
    const { docs } = await payload.findVersions({ collection: 'posts', where: { parent: { equals: id } } });
    expect(docs.some(({ version }) => version._status === 'published' && version.title)).toBe(true);
    const again = await api('PATCH', save, { token: marketer.token, body: { ...body, title: 'Whole' } });
    expect(again.status).toBe(200);
    const published = { _status: 'published' };
    const whole = await api('PATCH', `/api/posts/${id}`, { token: marketer.token, body: published });
    expect([whole.status, await isPublic(id)]).toEqual([200, true]);
  });

  it('tells, too, that readers still see what should have been taken back', async () => {
    const payload = await testPayload();
    const planner = await signedInAccount({ role: 'marketer' });
    const { id } = (await createPost(marketer.token, { published: true })).body;
    await plan('unpublish', id, past(), planner);
    await payload.db.drizzle.execute(sql`update users set role = 'client' where id = ${planner.id}`);
    const mail = await useMailServer();
    onTestFinished(() => mail.stop());
    await run(key);
    expect(await isPublic(id)).toBe(true);
    const sent = await mail.deliver(marketer.email);
    expect(sent.map(({ text }) => text.includes('Visitors still see it.'))).toEqual([true]);
  });

  it('is done in the order in which it was planned for, after an outage too', async () => {
    const payload = await testPayload();
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const { id } = await draftTo('publish', new Date(Date.now() + 3_600_000));
    await plan('unpublish', id, minutesAgo(1));
    await plan('publish', id, minutesAgo(10));
    await run(key);
    expect(await isPublic(id)).toBe(false);
    const { totalDocs } = await payload.count({
      collection: 'posts',
      where: { and: [{ id: { equals: id } }, { firstPublishedAt: { exists: true } }] },
    });
    expect(totalDocs).toBe(1);
  });

  it.each(['', 'x', createHmac('sha256', 'another secret').update('run-due-jobs').digest('base64url')])(
    'is not started by the key %j',
    async (wrong) => {
      const { id } = await draftTo('publish', past());
      expect((await run(wrong)).status).toBe(401);
      expect((await ask('clean-up', wrong)).status).toBe(401);
      expect(await isPublic(id)).toBe(false);
    },
  );

  it('can’t be started by Payload’s own call', async () => {
    const { id } = await draftTo('publish', past());
    for (const token of [undefined, marketer.token]) {
      expect([401, 404]).toContain((await api('GET', '/api/payload-jobs/run', { token })).status);
    }
    expect(await isPublic(id)).toBe(false);
  });
});
