import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { countWizardEnd, countWizardSteps } from '@/operations/overview/countWizard';
import type { Overview } from '@/schemas/overview';
import { freshEmail, goodPassword, signedInAccount, type TestAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { auditAnswers } from '../factories/auditAnswers';
import { api, freshAddress } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

let admin: TestAccount;
beforeAll(async () => {
  admin = await signedInAccount({ role: 'admin' });
});

const overview = async (query = '') =>
  (await api<Overview>('GET', `/api/admin/overview${query}`, { token: admin.token })).body;

const openBooking = (address = freshAddress(), headers: Record<string, string> = {}) =>
  api('POST', '/api/counts/booking-open', { address, headers });

describe('what happens', () => {
  it('is counted once, on the day of today', async () => {
    const before = await overview();
    const { token, id } = await signedInAccount();
    await api('POST', '/api/auth/signup', {
      body: { name: 'Jo', email: freshEmail(), company: 'Jo & Co', password: goodPassword },
    });
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    for (let time = 0; time < 2; time += 1) {
      await api('POST', '/api/analysis/generate', { token, body: analysisBody(), headers });
    }
    await api('POST', '/api/audits', { token, body: { raw_answers: auditAnswers() } });
    expect((await openBooking()).status).toBe(200);
    // The numbers of a day outlive what they were counted from.
    await api('DELETE', `/api/admin/users/${id}`, { token: admin.token });
    const after = await overview();
    expect(after.totals).toMatchObject({
      signUps: before.totals.signUps + 1,
      analyses: before.totals.analyses + 1,
      audits: before.totals.audits + 1,
      bookingsOpened: before.totals.bookingsOpened + 1,
      inquiries: before.totals.inquiries,
    });
    expect(after.periods.at(-1)).toMatchObject({ from: after.to, to: after.to });
    expect(after.periods).toHaveLength(30);
  });

  it('is not counted if it is undone by a failure', async () => {
    const { analyses } = (await overview()).totals;
    const { token } = await signedInAccount({ reportLimit: 1 });
    const answers = await Promise.all(
      [1, 2, 3].map(() => api('POST', '/api/analysis/generate', { token, body: analysisBody() })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
    expect((await overview()).totals.analyses).toBe(analyses + 1);
  });
});

describe('runs of the wizard', () => {
  it('count each step once, however often it is saved, and their end', async () => {
    const before = (await overview()).wizard;
    const { token } = await signedInAccount();
    const save = (key: string | null, furthestStep: number) =>
      api<{ key: string }>('PUT', '/api/analysis/draft', {
        token,
        body: { key, answers: { goals: 'Grow' }, step: 1, furthestStep },
      });
    const { key } = (await save(null, 2)).body;
    await Promise.all([save(key, 3), save(key, 3), save(key, 1)]);
    const headers = { 'Idempotency-Key': `${key}-1` };
    for (let time = 0; time < 2; time += 1) {
      const made = await api('POST', '/api/analysis/generate', { token, body: analysisBody(), headers });
      expect(made.status).toBe(201);
    }
    await save(null, 1);
    await api('DELETE', '/api/analysis/draft', { token });
    await api('DELETE', '/api/analysis/draft', { token });
    const after = (await overview()).wizard;
    expect(after.reached.map((count, index) => count - (before.reached[index] ?? 0))).toEqual([
      2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    ]);
    expect(after.finished - before.finished).toBe(1);
    expect(after.cancelled - before.cancelled).toBe(1);
  });
});

describe('opened bookings', () => {
  const count = async () => (await overview()).totals.bookingsOpened;

  it('count ten times an hour from one address, and the sender is told nothing else', async () => {
    const before = await count();
    const address = freshAddress();
    for (let time = 0; time < 14; time += 1) {
      expect((await openBooking(address)).status).toBe(200);
    }
    expect(await count()).toBe(before + 10);
  });

  it('count from this site only', async () => {
    const before = await count();
    await openBooking(undefined, { 'Sec-Fetch-Site': 'cross-site' });
    expect(await count()).toBe(before);
    await openBooking(undefined, { 'Sec-Fetch-Site': 'same-origin' });
    expect(await count()).toBe(before + 1);
  });

  it('are all that can be counted from outside', async () => {
    const payload = await testPayload();
    const names = ['sign-up', 'booking-open%00', 'Booking-open', 'x'.repeat(5000), '..%2f', "';--"];
    for (const name of names) {
      expect((await api('POST', `/api/counts/${name}`)).status).toBe(404);
    }
    const { rows } = await payload.db.pool.query(`
      select name from daily_counts
      where name not in ('sign-up', 'analysis', 'audit', 'inquiry', 'booking-open')
        and name !~ '^wizard-(step-([1-9]|1[01])|finished|cancelled)$'`);
    expect(rows).toEqual([]);
  });
});

describe('the overview', () => {
  it('puts each day into its week or month, and compares with as many days before', async () => {
    const payload = await testPayload();
    const counted = [
      ['2003-02-27', 'inquiry', 4],
      ['2003-03-01', 'inquiry', 1],
      ['2003-03-02', 'inquiry', 2],
      ['2003-03-03', 'audit', 5],
      ['2003-03-05', 'inquiry', 100],
    ];
    await payload.db.pool.query(`delete from daily_counts where day < '2004-01-01'`);
    for (const [day, name, times] of counted) {
      await payload.db.pool.query(`insert into daily_counts values ($1, $2, 0, $3), ($1, $2, 1, 1)`, [
        day,
        name,
        Number(times) - 1,
      ]);
    }
    // The 3rd of March 2003 was a Monday.
    const { totals, before, periods } = await overview('?from=2003-03-01&to=2003-03-04&by=week');
    expect(totals).toMatchObject({ inquiries: 3, audits: 5, signUps: 0 });
    expect(before).toMatchObject({ from: '2003-02-25', to: '2003-02-28', totals: { inquiries: 4 } });
    expect(periods.map(({ from, to, counts }) => [from, to, counts.inquiries, counts.audits])).toEqual([
      ['2003-03-01', '2003-03-02', 3, 0],
      ['2003-03-03', '2003-03-04', 0, 5],
    ]);
  });

  it('follows runs of the wizard by the day on which they began', async () => {
    const payload = await testPayload();
    const req = await createLocalReq({}, payload);
    await payload.db.pool.query(`delete from daily_counts where day < '2003-01-01'`);
    const startedAt = '2002-05-05T23:59:59.000Z';
    await countWizardSteps(req, { startedAt, before: 0, after: 1 });
    await countWizardSteps(req, { startedAt, before: 1, after: 1 });
    await countWizardSteps(req, { startedAt, before: 1, after: 4 });
    await countWizardEnd(req, { startedAt, furthest: 4, end: 'finished' });
    await countWizardSteps(req, { startedAt, before: 0, after: 2 });
    await countWizardEnd(req, { startedAt, furthest: 2, end: 'cancelled' });
    await countWizardSteps(req, { startedAt, before: 0, after: 1 });
    const { wizard, totals } = await overview('?from=2002-05-05&to=2002-05-05');
    expect(totals.wizardStarts).toBe(3);
    expect(wizard).toEqual({
      started: 3,
      reached: [3, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      finished: 1,
      cancelled: 1,
      open: 1,
    });
  });

  it('is empty where nothing was', async () => {
    const { totals, periods } = await overview('?from=1999-01-01&to=1999-12-31&by=month');
    expect(periods).toHaveLength(12);
    expect(Object.values(totals)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('can begin tomorrow, as it already has somewhere', async () => {
    const { from, to } = await overview('?from=2999-01-01');
    expect([from, to]).toEqual(['2999-01-01', '2999-01-01']);
  });

  it.each([
    ['from=2026-11-20&to=2026-11-19', 'The last day is before the first'],
    ['from=2025-01-01&to=2026-11-19', 'At most 366 days by day. Choose week or month for more.'],
    ['from=2001-01-01&to=2026-11-19&by=month', 'At most 1830 days'],
    ['from=0001-01-01', 'Must be a day from 1970 to 2999'],
    // Days after the year 9999 aren't in the order of their texts.
    ['from=9999-12-30&to=9999-12-31', 'Must be a day from 1970 to 2999'],
    ['from=2016-11-20', 'At most 1830 days'],
    ['from=2026-02-30', 'Must be a day such as 2026-11-20'],
    ['from=yesterday', 'Must be a day such as 2026-11-20'],
    ['from=20-11-2026', 'Must be a day such as 2026-11-20'],
    ['to=2026-11-20T00:00:00Z', 'Must be a day such as 2026-11-20'],
    ['by=year', 'Must be day, week or month'],
    ["by=day';--", 'Must be day, week or month'],
  ])('refuses %s', async (query, message) => {
    const answer = await api<{ errors: { message: string }[] }>('GET', `/api/admin/overview?${query}`, {
      token: admin.token,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]?.message).toBe(message);
  });
});
