import { beforeAll, describe, expect, it } from 'vitest';
import type { InquiryOwner } from '@/schemas/inquiryDesk';
import { createAccount, freshEmail, signedInAccount } from '../factories/account';
import { inquiryBody } from '../factories/inquiryBody';
import { api } from '../helpers/api';
import { generateAnalysis } from '../helpers/generateAnalysis';
import { openInbox, receiveInquiry } from '../helpers/inbox';
import { testPayload } from '../helpers/testPayload';

let inbox: Awaited<ReturnType<typeof openInbox>>;
beforeAll(async () => {
  inbox = await openInbox();
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
    expect(await inbox.trailOf(id)).toEqual([
      {
        action: 'update',
        changes: [
          { field: 'status', from: 'new', to: 'won' },
          { field: 'owner', from: null, to: `${other.name} (account ${other.id})` },
        ],
      },
    ]);
    const marketer = await signedInAccount({ role: 'marketer' });
    const mine = { ownerId: marketer.id, updatedAt: changed.body.updatedAt };
    const taken = await inbox.call('PUT', `/${id}`, mine, marketer.token);
    expect(taken.body.owner).toMatchObject({ id: marketer.id });
    const freed = await inbox.call('PUT', `/${id}`, { ownerId: null, updatedAt: taken.body.updatedAt });
    expect(freed.body).toMatchObject({ status: 'won', owner: null });
    const owners = (await inbox.call<InquiryOwner[]>('GET', '/owners')).body;
    expect(owners.map((owner) => owner.id)).toEqual(expect.arrayContaining([other.id, marketer.id]));
  });

  it('takes no reply while no mail server is set, and keeps none', async () => {
    const id = await receiveInquiry();
    const { status, body } = await inbox.call('POST', `/${id}/replies`, { text: 'Hello', seen: 0 });
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringContaining('No mail server is set') as unknown }),
    ]);
    expect((await inbox.call('GET', `/${id}`)).body).toMatchObject({ status: 'new', entries: [] });
  });

  it('keeps its owner’s place empty when the account goes, and the trail forgets the name', async () => {
    const id = await receiveInquiry();
    const { updatedAt } = (await inbox.call('GET', `/${id}`)).body;
    const other = await createAccount({ role: 'admin' });
    await inbox.call('PUT', `/${id}`, { ownerId: other.id, updatedAt });
    await (await testPayload()).delete({ collection: 'users', id: other.id });
    expect((await inbox.call('GET', `/${id}`)).body.owner).toBeNull();
    expect(await inbox.trailOf(id)).toEqual([
      { action: 'update', changes: [{ field: 'owner', from: null, to: `Deleted account ${other.id}` }] },
    ]);
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
          errors: [{ field: 'ownerId', message: 'Only an administrator or a marketer can own an inquiry' }],
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
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'Someone else changed this inquiry in the meantime. Load the latest to see what they chose.',
    });
    expect(await inbox.trailOf(id)).toHaveLength(1);
  });

  it('is deleted with its entries, and the trail keeps nothing of who wrote', async () => {
    const id = await receiveInquiry({ name: 'Vera Vanishing' });
    await inbox.call('POST', `/${id}/notes`, { text: 'Called', seen: 0 });
    expect((await inbox.call('DELETE', `/${id}`)).status).toBe(200);
    expect((await inbox.call('GET', `/${id}`)).status).toBe(404);
    const { db } = await testPayload();
    const { rowCount } = await db.pool.query('select 1 from inquiry_entries where inquiry_id = $1', [id]);
    expect(rowCount).toBe(0);
    expect(await inbox.trailOf(id)).toEqual([
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
    const [found] = (await inbox.list(`search=${email}`)).items;
    return (await inbox.call('GET', `/${found?.id}`)).body.cameBy;
  };

  it('is kept by pages of this site and the other site’s origin', async () => {
    const told = { sentFrom: '/contact', firstPage: '/blog/a', referrer: 'https://search.example' };
    expect(await cameBy(told)).toEqual(told);
  });

  it('marks a message that asks for a call in the list', async () => {
    const email = freshEmail();
    for (const sentFrom of ['/contact#call', '/contact'])
      await api('POST', '/api/contact', { body: await inquiryBody({ email, sentFrom, message: sentFrom }) });
    const { items } = await inbox.list(`search=${email}`);
    expect(Object.fromEntries(items.map(({ excerpt, isCall }) => [excerpt, isCall]))).toEqual({
      '/contact#call': true,
      '/contact': false,
    });
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
