import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { inquiryStates } from '@/domain/inquiries/inquiryStates';
import type { InquiryCounts } from '@/schemas/inquiryDesk';
import { download } from '../helpers/files';
import { openInbox, receiveInquiry } from '../helpers/inbox';
import { testPayload } from '../helpers/testPayload';

let inbox: Awaited<ReturnType<typeof openInbox>>;
beforeAll(async () => {
  inbox = await openInbox();
});

/** Of hexadecimal digits alone, which spell none of the words. */
const freshMarker = () => `m${randomUUID().replaceAll('-', '')}`;

describe('the list of inquiries', () => {
  it('is searched in name, address, company and message, whatever characters that has', async () => {
    const marker = freshMarker();
    const id = await receiveInquiry({ name: `Kim ${marker}`, message: 'At 100% we_stop' });
    await receiveInquiry({ name: `Lee ${marker}`, message: 'At 100 we stop' });
    for (const words of ['kim', '100% we_stop', 'OWNER kim', 'kim example.test']) {
      const found = await inbox.list(`search=${encodeURIComponent(`${marker} ${words}`)}`);
      expect([words, found.items.map((item) => item.id)]).toEqual([words, [id]]);
    }
    expect((await inbox.list(`search=${marker}`)).total).toBe(2);
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
    const totals = async (query: string) => (await inbox.list(`search=${marker}&${query}`)).total;
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
    const pages = await Promise.all(
      [1, 2, 3].map((page) => inbox.list(`search=${marker}&limit=10&page=${page}`)),
    );
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(24);
    const whole = (await inbox.list(`search=${marker}&limit=100`)).items;
    expect(ids).toEqual(whole.map(({ id }) => id));
    const days = whole.map(({ createdAt }) => createdAt);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('uses its indexes, also for words', async () => {
    const { db } = await testPayload();
    const client = await db.pool.connect();
    try {
      await client.query('begin');
      // With a handful of rows every index costs the same, and chance decides between them.
      await client.query(
        `insert into inquiries (name, email, message, status, owner_id, submission_key, created_at)
         select 'Kim', 'x@example.test', md5(n::text), (case when n % 20 = 0 then 'won' else 'lost' end)::enum_inquiries_status,
           case when n % 20 = 1 then $1::int end, md5(n::text), timestamptz '2020-05-01' + hashint4(n) * interval '1 second'
         from generate_series(1, 4000) n`,
        [inbox.admin.id],
      );
      await client.query('analyze inquiries');
      const plan = async (where: string, end = 'order by created_at desc, id desc limit 20') => {
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(
          `explain select id from inquiries where ${where} ${end}`,
        );
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      };
      expect(await plan('true')).toContain('inquiries_page_idx');
      expect(await plan(`status = 'won'`)).toContain('inquiries_page_status_idx');
      expect(await plan(`owner_id = ${inbox.admin.id}`)).toContain('inquiries_page_owner_idx');
      const words = `fold_text(inquiries.name || ' ' || inquiries.email || ' ' || coalesce(inquiries.company, '') || ' ' || inquiries.message)`;
      expect(await plan(`${words} like fold_pattern('typing')`, '')).toContain('inquiries_search_idx');
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
    const [latest] = await inbox.trailOf(0);
    expect(latest).toEqual({ action: 'export', changes: [{ field: 'count', from: null, to: '2' }] });
  });
});
