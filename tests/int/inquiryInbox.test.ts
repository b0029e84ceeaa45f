import { beforeAll, describe, expect, it } from 'vitest';
import { inquiryStates } from '@/domain/inquiries/inquiryStates';
import type { InquiryCounts, InquiryListItem, InquiryOwner } from '@/schemas/inquiryDesk';
import type { TrailEntryAnswer } from '@/schemas/trail';
import { createAccount, freshEmail, signedInAccount } from '../factories/account';
import { inquiryBody } from '../factories/inquiryBody';
import { api } from '../helpers/api';
import { download } from '../helpers/files';
import { generateAnalysis } from '../helpers/generateAnalysis';
import { openInbox, receiveInquiry } from '../helpers/inbox';
import { testPayload } from '../helpers/testPayload';

let inbox: Awaited<ReturnType<typeof openInbox>>;
beforeAll(async () => {
  inbox = await openInbox();
});

const freshMarker = () => `m${Math.random().toString(36).slice(2)}`;
const list = async (query: string) => {
  const { body, headers } = await inbox.call<InquiryListItem[]>('GET', `?${query}`);
  return { items: body, total: Number(headers.get('X-Total-Count')) };
};
const trailOf = async (id: number) => {
  const path = '/api/admin/trail?subject=inquiries&limit=100';
  const { body } = await api<TrailEntryAnswer[]>('GET', path, { token: inbox.admin.token });
  return body.filter(({ subjectId }) => subjectId === id).map(({ action, changes }) => ({ action, changes }));
};

describe('the list of inquiries', () => {
  it('is searched in name, address, company and message, whatever characters that has', async () => {
    const marker = freshMarker();
    const id = await receiveInquiry({ name: `Kim ${marker}`, message: 'At 100% we_stop' });
    await receiveInquiry({ name: `Lee ${marker}`, message: 'At 100 we stop' });
    for (const words of ['kim', '100% we_stop', 'OWNER kim', 'kim example.test']) {
      const found = await list(`search=${encodeURIComponent(`${marker} ${words}`)}`);
      expect([words, found.items.map((item) => item.id)]).toEqual([words, [id]]);
    }
    expect((await list(`search=${marker}`)).total).toBe(2);
  });

  it('is narrowed by state, owner and time, and paged in a stable order', async () => {
    const marker = freshMarker();
    const payload = await testPayload();
    await payload.db.pool.query(
      `insert into inquiries (name, email, message, status, owner_id, submission_key, created_at)
       select $1::text, 'x@example.test', 'Hello ' || n, (case when n % 2 = 0 then 'won' else 'lost' end)::enum_inquiries_status,
         case when n % 3 = 0 then $2::int end, $1::text || n, timestamptz '2020-05-01' + n % 4 * interval '1 day'
       from generate_series(1, 24) n`,
      [marker, inbox.admin.id],
    );
    const totals = async (query: string) => (await list(`search=${marker}&${query}`)).total;
    expect(await totals('status=won')).toBe(12);
    expect(await totals('status=genuine')).toBe(24);
    await payload.db.pool.query(
      `update inquiries set status = 'spam' where name = $1 and status = 'lost' and message = 'Hello 1'`,
      [marker],
    );
    expect(await totals('status=genuine')).toBe(23);
    expect(await totals('')).toBe(24);
    expect(await totals(`owner=${inbox.admin.id}`)).toBe(8);
    expect(await totals('owner=none')).toBe(16);
    expect(await totals('from=2020-05-02T00:00:00.000Z&to=2020-05-03T00:00:00.000Z')).toBe(6);
    expect(await totals('status=won&owner=none&from=2020-05-03T00:00:00.000Z')).toBe(4);
    const pages = await Promise.all([1, 2, 3].map((page) => list(`search=${marker}&limit=10&page=${page}`)));
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(24);
    const whole = (await list(`search=${marker}&limit=100`)).items;
    expect(ids).toEqual(whole.map(({ id }) => id));
    const days = whole.map(({ createdAt }) => createdAt);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('uses its indexes, also for words', async () => {
    const { db } = await testPayload();
    const client = await db.pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off');
      const plan = async (where: string) => {
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(
          `explain select id from inquiries where ${where} order by created_at desc, id desc limit 20`,
        );
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      };
      expect(await plan('true')).toContain('inquiries_page_idx');
      expect(await plan(`status = 'won'`)).toContain('inquiries_page_status_idx');
      expect(await plan('owner_id = 1')).toContain('inquiries_page_owner_idx');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select id from inquiries
         where lower(inquiries.name || ' ' || inquiries.email || ' ' || coalesce(inquiries.company, '') || ' ' || inquiries.message)
           like lower('%typing%')`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('inquiries_search_idx');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('refuses what is no state, owner or time', async () => {
    for (const query of ['status=answering', 'owner=me', 'from=yesterday', 'to=2026-13-40', 'limit=1000']) {
      expect([query, (await inbox.call('GET', `?${query}`)).status]).toEqual([query, 400]);
    }
  });

  it('counts each state, up to a thousand', async () => {
    const counts = async () => (await inbox.call<InquiryCounts>('GET', '/counts')).body;
    const before = await counts();
    expect(Object.keys(before).sort()).toEqual([...inquiryStates].sort());
    await receiveInquiry();
    expect(await counts()).toEqual({ ...before, new: before.new + 1 });
    const { db } = await testPayload();
    const marker = freshMarker();
    await db.pool.query(
      `insert into inquiries (name, email, message, status, submission_key)
       select 'Pat', 'x@example.test', 'Hello', 'spam', $1::text || n from generate_series(1, 1100) n`,
      [marker],
    );
    expect((await counts()).spam).toBe(1_000);
    await db.pool.query(`delete from inquiries where submission_key like $1::text || '%'`, [marker]);
  });

  it('leaves as a file that no spreadsheet calculates with, and the trail says how many', async () => {
    const marker = freshMarker();
    await receiveInquiry({ name: `=cmd ${marker}`, message: 'One\n"two"' });
    await receiveInquiry({ name: `Bea ${marker}`, company: '' });
    const { data, headers } = await download(
      `/api/admin/inquiries/export?search=${marker}&status=new`,
      inbox.admin.token,
    );
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="inquiries.csv"');
    const text = data.toString('utf8');
    expect(text).toMatch(/^\uFEFFID,Received,Name,Email,Company,Message,State,Owner,Last reply\r\n\d+,/);
    expect(text.indexOf('Bea')).toBeLessThan(text.indexOf('=cmd'));
    expect(text).toContain(`,'=cmd ${marker},`);
    expect(text).toContain(',"One\n""two""",new,,\r\n');
    const [latest] = await trailOf(0);
    expect(latest).toEqual({ action: 'export', changes: [{ field: 'count', from: null, to: '2' }] });
  });
});

describe('one inquiry', () => {
  it('shows what was written, and the account with the same address to administrators only', async () => {
    const client = await signedInAccount();
    await generateAnalysis(client.token);
    const id = await receiveInquiry({ email: client.email.toUpperCase(), company: '' });
    const { body } = await inbox.call('GET', `/${id}`);
    expect(body).toMatchObject({
      name: 'Pat Owner',
      company: null,
      status: 'new',
      owner: null,
      account: { id: client.id, analyses: 1, latest: [{ name: 'Office plan' }] },
      entries: [],
    });
    const marketer = await signedInAccount({ role: 'marketer' });
    const theirs = await inbox.call('GET', `/${id}`, undefined, marketer.token);
    expect([theirs.status, theirs.body.account]).toEqual([200, null]);
    expect((await inbox.call('GET', `/${await receiveInquiry()}`)).body.account).toBeNull();
  });

  it('takes states and owners, and tells the trail', async () => {
    const id = await receiveInquiry();
    const { updatedAt } = (await inbox.call('GET', `/${id}`)).body;
    const other = await createAccount({ role: 'admin' });
    const changed = await inbox.call('PUT', `/${id}`, { status: 'won', ownerId: other.id, updatedAt });
    expect(changed.body).toMatchObject({ status: 'won', owner: { id: other.id, name: other.name } });
    expect(await trailOf(id)).toEqual([
      {
        action: 'update',
        changes: [
          { field: 'status', from: 'new', to: 'won' },
          { field: 'owner', from: null, to: other.name },
        ],
      },
    ]);
    const freed = await inbox.call('PUT', `/${id}`, { ownerId: null, updatedAt: changed.body.updatedAt });
    expect(freed.body).toMatchObject({ status: 'won', owner: null });
    const owners = (await inbox.call<InquiryOwner[]>('GET', '/owners')).body;
    expect(owners).toContainEqual({ id: other.id, name: other.name });
  });

  it('keeps its owner’s place empty when the account goes', async () => {
    const id = await receiveInquiry();
    const { updatedAt } = (await inbox.call('GET', `/${id}`)).body;
    const other = await createAccount({ role: 'admin' });
    await inbox.call('PUT', `/${id}`, { ownerId: other.id, updatedAt });
    await (await testPayload()).delete({ collection: 'users', id: other.id });
    expect((await inbox.call('GET', `/${id}`)).body.owner).toBeNull();
  });

  it.each([['nobody', 2_147_483_647] as const, ['a client', 'client'] as const])(
    'refuses %s as its owner',
    async (_, owner) => {
      const id = await receiveInquiry();
      const { updatedAt } = (await inbox.call('GET', `/${id}`)).body;
      const ownerId = owner === 'client' ? (await createAccount()).id : owner;
      const refused = await inbox.call('PUT', `/${id}`, { ownerId, updatedAt });
      expect([refused.status, refused.body]).toEqual([
        400,
        expect.objectContaining({
          errors: [{ field: 'ownerId', message: 'Only an administrator can own an inquiry' }],
        }),
      ]);
    },
  );

  it('is changed by one of two who saw the same, and the other is told', async () => {
    const id = await receiveInquiry();
    const { updatedAt } = (await inbox.call('GET', `/${id}`)).body;
    const second = await signedInAccount({ role: 'admin' });
    const answers = await Promise.all([
      inbox.call('PUT', `/${id}`, { status: 'won', updatedAt }),
      inbox.call('PUT', `/${id}`, { status: 'lost', updatedAt }, second.token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [kept] = answers.filter(({ status }) => status === 200);
    expect((await inbox.call('GET', `/${id}`)).body.status).toBe(kept?.body.status);
    expect(await trailOf(id)).toHaveLength(1);
  });

  it('is deleted with its entries, and the trail keeps nothing of who wrote', async () => {
    const id = await receiveInquiry({ name: 'Vera Vanishing' });
    await inbox.call('POST', `/${id}/notes`, { text: 'Called', seen: 0 });
    expect((await inbox.call('DELETE', `/${id}`)).status).toBe(200);
    expect((await inbox.call('GET', `/${id}`)).status).toBe(404);
    const { db } = await testPayload();
    const { rowCount } = await db.pool.query('select 1 from inquiry_entries where inquiry_id = $1', [id]);
    expect(rowCount).toBe(0);
    expect(await trailOf(id)).toEqual([
      { action: 'delete', changes: [{ field: 'status', from: 'new', to: null }] },
    ]);
    const { rowCount: named } = await db.pool.query(
      `select 1 from trail_entries where trail_entries::text like '%Vanishing%'`,
    );
    expect(named).toBe(0);
  });
});

describe('notes', () => {
  it('are kept in order with who wrote them, whatever else changes', async () => {
    const id = await receiveInquiry();
    const { updatedAt } = (await inbox.call('GET', `/${id}`)).body;
    await inbox.call('PUT', `/${id}`, { status: 'lost', updatedAt });
    const marketer = await signedInAccount({ role: 'marketer' });
    await inbox.call('POST', `/${id}/notes`, { text: ' Called.\nNo answer ', seen: 0 }, marketer.token);
    const answer = await inbox.call('POST', `/${id}/notes`, { text: 'Wrote', seen: 0 });
    expect(answer.status).toBe(201);
    expect(answer.body.entries).toEqual([
      {
        id: expect.any(Number),
        kind: 'note',
        text: 'Called.\nNo answer',
        author: 'Robin Example',
        at: expect.any(String),
        delivery: null,
      },
      expect.objectContaining({ text: 'Wrote' }),
    ]);
  });

  it('are kept once when they are sent several times at once, and again when they are meant again', async () => {
    const id = await receiveInquiry();
    const send = (seen: number) => inbox.call('POST', `/${id}/notes`, { text: 'Called again', seen });
    const answers = await Promise.all([send(0), send(0), send(0)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [first] = (await inbox.call('GET', `/${id}`)).body.entries;
    expect((await send(first?.id ?? 0)).body.entries).toHaveLength(2);
  });

  it('leave the version alone that a change of state names', async () => {
    const id = await receiveInquiry();
    const { updatedAt } = (await inbox.call('GET', `/${id}`)).body;
    await inbox.call('POST', `/${id}/notes`, { text: 'Called', seen: 0 });
    expect((await inbox.call('PUT', `/${id}`, { status: 'won', updatedAt })).status).toBe(200);
  });

  it.each([[''], ['x'.repeat(2_001)]])('refuse %#', async (text) => {
    const id = await receiveInquiry();
    const refused = await inbox.call('POST', `/${id}/notes`, { text, seen: 0 });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ errors: [expect.objectContaining({ field: 'text' })] }),
    ]);
  });
});

describe('how somebody came', () => {
  const cameBy = async (fields: Record<string, unknown>) => {
    const email = freshEmail();
    const sent = await api('POST', '/api/contact', { body: await inquiryBody({ ...fields, email }) });
    expect(sent.status).toBe(201);
    const [found] = (await list(`search=${email}`)).items;
    return (await inbox.call('GET', `/${found?.id}`)).body.cameBy;
  };

  it('is kept by pages of this site and the other site’s origin', async () => {
    const told = { sentFrom: '/contact', firstPage: '/blog/a', referrer: 'https://search.example' };
    expect(await cameBy(told)).toEqual(told);
  });

  it('is never more than that, and never keeps a message back', async () => {
    expect(
      await cameBy({
        sentFrom: '/contact?email=x',
        firstPage: `/${'x'.repeat(300)}`,
        referrer: 'https://search.example/?q=secret',
      }),
    ).toEqual({ sentFrom: null, firstPage: null, referrer: null });
    expect(await cameBy({ referrer: 7, firstPage: 'https://evil.example' })).toEqual({
      sentFrom: null,
      firstPage: null,
      referrer: null,
    });
  });
});
