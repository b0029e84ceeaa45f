import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountExportSchema, type AccountExport, type DeviceSession } from '@/schemas/account';
import type { SessionAnswer } from '@/schemas/auth';
import type { TrailEntryAnswer } from '@/schemas/trail';
import { createAccount, freshEmail, goodPassword, signedInAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { api, openApi } from '../helpers/api';
import { useMailServer } from '../helpers/sendMailThrough';
import { testPayload } from '../helpers/testPayload';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';
let mail: Awaited<ReturnType<typeof useMailServer>>;
beforeAll(async () => {
  mail = await useMailServer();
});
afterAll(() => mail.stop());

const me = (token: string) => api('GET', '/api/auth/me', { token });
const login = (email: string, headers: Record<string, string> = {}) =>
  api<SessionAnswer>('POST', '/api/auth/login', { body: { email, password: goodPassword }, headers });
const sessionsOf = async (token: string) =>
  (await api<DeviceSession[]>('GET', '/api/auth/sessions', { token })).body;
const generate = (token: string) =>
  api<{ id: number }>('POST', '/api/analysis/generate', { token, body: analysisBody() });
const subjectsFor = async (email: string) => (await mail.deliver(email)).map(({ subject }) => subject).sort();

describe('the sessions', () => {
  it('are listed with their device, this one first', async () => {
    const { email, token } = await signedInAccount();
    await login(email, { 'User-Agent': firefox });
    const sessions = await sessionsOf(token);
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Unknown device', true],
      ['Firefox on Windows', false],
    ]);
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual([
      'createdAt',
      'device',
      'id',
      'isCurrent',
      'lastSeenAt',
    ]);
  });

  it('keep what a browser says about itself short and printable', async () => {
    const { id, email } = await signedInAccount();
    await login(email, { 'User-Agent': `\u00e4${'x'.repeat(5_000)}` });
    const { docs } = await (
      await testPayload()
    ).find({ collection: 'sessions', where: { user: { equals: id } }, sort: '-id' });
    expect(docs[0]?.userAgent).toMatch(/^x{300}$/);
  });

  it('can be ended one by one', async () => {
    const { email, token } = await signedInAccount();
    const [second, third] = [(await login(email)).body.token, (await login(email)).body.token];
    const id = (await sessionsOf(second)).find(({ isCurrent }) => isCurrent)?.id;
    expect((await api('DELETE', `/api/auth/sessions/${id}`, { token })).status).toBe(200);
    expect([(await me(second)).status, (await me(third)).status]).toEqual([401, 200]);
    expect((await api('DELETE', `/api/auth/sessions/${id}`, { token })).status).toBe(404);
  });

  it('can be ended all but this one', async () => {
    const { email, token } = await signedInAccount();
    const other = (await login(email)).body.token;
    expect((await api('DELETE', '/api/auth/sessions', { token })).status).toBe(200);
    expect([(await me(token)).status, (await me(other)).status]).toEqual([200, 401]);
  });

  it('of other people can’t be ended', async () => {
    const [account, other] = await Promise.all([signedInAccount(), signedInAccount({ role: 'admin' })]);
    const [session] = await sessionsOf(account.token);
    const path = `/api/auth/sessions/${session?.id}`;
    expect((await api('DELETE', path, { token: other.token })).status).toBe(404);
    expect((await me(account.token)).status).toBe(200);
  });
});

describe('a sign-in', () => {
  it('from a new browser is told by mail, one from a known browser isn’t', async () => {
    const { email } = await createAccount();
    await login(email);
    expect(await subjectsFor(email)).toEqual(['New sign-in to your account']);
    const answer = await login(email, { 'User-Agent': firefox });
    const mails = await mail.deliver(email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('Firefox on Windows');

    const cookie = answer.headers.getSetCookie().find((value) => value.startsWith('known-device=')) ?? '';
    expect(cookie).toMatch(/Path=\/api\/auth; HttpOnly; SameSite=Lax/);
    const [known = ''] = cookie.split(';');
    await login(email, { Cookie: known });
    expect(await mail.deliver(email)).toHaveLength(2);
  });

  it('is told though it was signed out before the mail went', async () => {
    const { email } = await createAccount();
    const { token } = (await login(email, { 'User-Agent': firefox })).body;
    expect((await api('POST', '/api/auth/logout', { token })).status).toBe(200);
    const [told] = await mail.deliver(email);
    expect(told?.text).toContain('Firefox on Windows');
  });

  it('is new for one account though the browser is known for another', async () => {
    const [first, second] = [await signedInAccount(), await signedInAccount()];
    const answer = await login(first.email);
    const cookie = answer.headers.getSetCookie().find((value) => value.startsWith('known-device=')) ?? '';
    const [known = ''] = cookie.split(';');
    const before = (await mail.deliver(second.email)).length;
    const both = await login(second.email, { Cookie: known });
    expect(await mail.deliver(second.email)).toHaveLength(before + 1);
    const marks = both.headers.getSetCookie().find((value) => value.startsWith('known-device=')) ?? '';
    await login(first.email, { Cookie: marks.split(';')[0] ?? '' });
    await login(second.email, { Cookie: marks.split(';')[0] ?? '' });
    expect(await mail.deliver(second.email)).toHaveLength(before + 1);
  });

  it('after signing up in the same browser is known', async () => {
    const email = freshEmail();
    const signup = await api('POST', '/api/auth/signup', {
      body: { name: 'Kim', email, company: 'Kim & Co', password: goodPassword },
    });
    const cookie = signup.headers.getSetCookie().find((value) => value.startsWith('known-device=')) ?? '';
    await login(email, { Cookie: cookie.split(';')[0] ?? '' });
    expect(await subjectsFor(email)).toEqual(['Your account is open']);
  });
});

describe('opening an account', () => {
  it('is told to its address once, with what to do first and a way out for whoever didn’t open it', async () => {
    const email = freshEmail();
    const body = { name: 'Kim', email, company: 'Kim & Co', password: goodPassword };
    expect((await api('POST', '/api/auth/signup', { body })).status).toBe(201);
    expect((await api('POST', '/api/auth/signup', { body })).status).toBe(409);
    const [received, ...others] = await mail.deliver(email);
    expect([received?.subject, others]).toEqual(['Your account is open', []]);
    expect(received?.text).toContain('http://localhost:3000/dashboard');
    expect(received?.text).toContain('Forgot your password?');
  });
});

describe('mail about analyses', () => {
  it('is sent to those who want it', async () => {
    const { email, token } = await signedInAccount();
    const { body } = await generate(token);
    const received = (await mail.deliver(email)).find(({ subject }) => subject.startsWith('Your analysis'));
    expect(received?.subject).toBe('Your analysis is ready: Office plan');
    expect(received?.text).toContain('Even at the low estimate, the plan pays for itself in about');
    expect(received?.text).toContain(`http://localhost:3000/dashboard?analysis=${body.id}`);
  });

  it('is not sent to those who don’t, who still get mail about their safety', async () => {
    const { email, token } = await signedInAccount();
    const body = { emailNotifications: false, marketingEmails: false, timezone: 'America/New_York' };
    await api('PUT', '/api/auth/preferences', { token, body });
    await generate(token);
    const change = { currentPassword: goodPassword, newPassword: 'another horse 8 staple' };
    await api('PUT', '/api/auth/password', { token, body: change });
    expect(await subjectsFor(email)).toEqual(['Your password was changed']);
  });
});

describe('the export', () => {
  it('holds everything of the account and nothing secret', async () => {
    const { id, email, token } = await signedInAccount();
    const { body: analysis } = await generate(token);
    const answer = await api<AccountExport>('GET', '/api/auth/export', { token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="my-data.json"');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.body.account).toMatchObject({ id, email });
    expect(answer.body.analyses).toMatchObject([{ id: analysis.id, list_name: 'Office plan' }]);
    expect(answer.body.analyses[0]?.department_tasks).toBeDefined();
    expect(answer.body.sessions).toHaveLength(1);
    expect(answer.body.preferences.timezone).toBe('UTC');
    expect(JSON.stringify(answer.body)).not.toMatch(/hash|salt|token/i);
  });

  it('holds every audit, however many batches they come in', async () => {
    const { id, token } = await signedInAccount();
    await (
      await testPayload()
    ).db.drizzle.execute(sql`
      insert into audit_reports (owner_id, answers, overall_score, section_scores)
      select ${id}, '{}', number, '{}' from generate_series(1, 23) as number`);
    const { body } = await api<AccountExport>('GET', '/api/auth/export', { token });
    expect(body.audits.map(({ overall_score: score }) => score)).toEqual(
      Array.from({ length: 23 }, (_, index) => index + 1),
    );
    expect(Object.keys(body)).toEqual(Object.keys(accountExportSchema.shape));
  });

  it('holds which questions a language model was asked for it, as an administrator hands them over', async () => {
    const { id, token } = await signedInAccount();
    const admin = await signedInAccount({ role: 'admin' });
    const payload = await testPayload();
    const ask = (owner: number, purpose: 'analysis' | 'audit') =>
      payload.create({
        collection: 'model-calls',
        data: {
          ...{ owner, purpose, provider: 'anthropic', model: 'a-model', outcome: 'answered' },
          ...{ chargedTokens: 900, inputTokens: 600, outputTokens: 300, durationMs: 1_500 },
          ...{ textsWritten: 4, textsFellBack: 1 },
        },
      });
    await ask(id, 'analysis');
    await ask(admin.id, 'audit');
    await ask(id, 'audit');
    const { body } = await api<AccountExport>('GET', '/api/auth/export', { token });
    const told = { at: expect.stringMatching(/Z$/), outcome: 'answered', duration_ms: 1_500 };
    const read = { input_tokens: 600, output_tokens: 300 };
    expect(body.language_model_questions).toEqual([
      { purpose: 'analysis', ...told, ...read },
      { purpose: 'audit', ...told, ...read },
    ]);
    const path = `/api/admin/users/${id}/export`;
    const handed = await api<AccountExport>('GET', path, { token: admin.token });
    expect(handed.body.language_model_questions).toEqual(body.language_model_questions);
  });

  it('holds its former email, and what was changed in it without who changed it', async () => {
    const { id, email, token } = await signedInAccount({ role: 'marketer' });
    const admin = await signedInAccount({ role: 'admin' });
    const name = 'Ada';
    await api('PUT', `/api/admin/users/${id}`, { token: admin.token, body: { name, reportLimit: 9 } });
    for (let limit = 10; limit < 21; limit += 1) {
      await api('PUT', `/api/admin/users/${id}`, { token: admin.token, body: { reportLimit: limit } });
    }
    const pending = freshEmail();
    const body = { name: 'Ada L.', email: pending, company: 'Example Supply', currentPassword: goodPassword };
    expect((await api('PUT', '/api/auth/profile', { token, body })).status).toBe(200);
    const { body: kept } = await api<AccountExport>('GET', '/api/auth/export', { token });
    expect(kept.former_emails).toEqual([{ email, until: expect.stringMatching(/Z$/) }]);
    const { record_of_changes: changes } = kept;
    expect(changes).toHaveLength(13);
    expect(changes[0]).toEqual({
      ...{ at: expect.stringMatching(/Z$/), action: 'update', by_account: false },
      changes: [
        { field: 'name', from: 'Robin Example', to: name },
        { field: 'reportLimit', from: '3', to: '9' },
      ],
    });
    expect(changes.at(-1)).toMatchObject({
      by_account: true,
      changes: expect.arrayContaining([{ field: 'name', from: name, to: 'Ada L.' }]),
    });
    expect(JSON.stringify(kept)).not.toContain(admin.email);
  });

  it('is made one at a time, and begins anew when a reader has left', async () => {
    const { token } = await signedInAccount();
    const first = await openApi('GET', '/api/auth/export', { token });
    const second = await api('GET', '/api/auth/export', { token });
    expect([first.status, second.status, second.headers.get('Retry-After')]).toEqual([200, 429, '10']);
    expect(second.body.message).toBe('Your data is being put together already. Please wait a moment.');
    await first.body?.cancel();
    expect((await api('GET', '/api/auth/export', { token })).status).toBe(200);
    expect((await api('GET', '/api/auth/export', { token })).status).toBe(200);
  });

  it('is noted when it is handed over, not when that is refused', async () => {
    const { id, email } = await signedInAccount();
    const { token } = await signedInAccount({ role: 'admin' });
    const path = `/api/admin/users/${id}/export` as const;
    const first = await openApi('GET', path, { token });
    const second = await api('GET', path, { token });
    await first.body?.cancel();
    expect([first.status, second.status]).toEqual([200, 429]);
    const { body } = await api<TrailEntryAnswer[]>('GET', `/api/admin/trail?search=${email}`, { token });
    expect(body.map(({ action }) => action)).toEqual(['export']);
  });

  it('holds nothing of others', async () => {
    const [account, other] = await Promise.all([signedInAccount(), signedInAccount()]);
    await generate(other.token);
    const { body } = await api<AccountExport>('GET', '/api/auth/export', { token: account.token });
    expect(body.analyses).toEqual([]);
    expect(JSON.stringify(body)).not.toContain(other.email);
  });
});

describe('deleting the account', () => {
  const remove = (token: string, password: unknown = goodPassword) =>
    api('POST', '/api/auth/delete-account', { token, body: { password } });

  async function tracesOf(id: number, email: string) {
    const { rows } = await (
      await testPayload()
    ).db.drizzle.execute<{ traces: string }>(sql`
      select (select count(*) from users where id = ${id} or email = ${email})
        + (select count(*) from sessions where user_id = ${id})
        + (select count(*) from analyses where owner_id = ${id})
        + (select count(*) from account_links where user_id = ${id} or email = ${email}) as traces`);
    return Number(rows[0]?.traces);
  }

  it('removes all of it and says so by mail', async () => {
    const { id, email, token } = await signedInAccount();
    const other = (await login(email)).body.token;
    await generate(token);
    await api('POST', '/api/auth/forgot-password', { body: { email } });
    await mail.deliver(email);
    expect(await tracesOf(id, email)).toBeGreaterThan(4);
    const answer = await remove(token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Set-Cookie')).toContain('payload-token=;');
    expect(await tracesOf(id, email)).toBe(0);
    expect([(await me(token)).status, (await me(other)).status]).toEqual([401, 401]);
    expect((await login(email)).status).toBe(401);
    expect(await subjectsFor(email)).toContain('Your account has been deleted');
    const again = await api('POST', '/api/auth/signup', {
      body: { name: 'Kim', email, company: 'Kim & Co', password: goodPassword },
    });
    expect(again.status).toBe(201);
  });

  it.each(['wrong guess', '', 7, undefined])('needs the password, not %j', async (password) => {
    const { token } = await signedInAccount();
    const answer = await api('POST', '/api/auth/delete-account', { token, body: { password } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field: 'password' }] });
    expect((await me(token)).status).toBe(200);
  });

  it('allows five wrong guesses', async () => {
    const { token } = await signedInAccount();
    for (let attempt = 0; attempt < 5; attempt += 1) await remove(token, 'wrong guess');
    expect((await remove(token)).status).toBe(429);
    expect((await me(token)).status).toBe(200);
  });

  it('is not for the last administrator', async () => {
    const admin = await signedInAccount({ role: 'admin' });
    const payload = await testPayload();
    const others = { role: { equals: 'admin' }, id: { not_equals: admin.id } } as const;
    const { docs } = await payload.find({ collection: 'users', where: others, pagination: false });
    const ids = docs.map(({ id }) => id);
    await payload.update({ collection: 'users', where: { id: { in: ids } }, data: { role: 'marketer' } });
    const refused = await remove(admin.token);
    await payload.update({ collection: 'users', where: { id: { in: ids } }, data: { role: 'admin' } });
    expect([refused.status, refused.body.message]).toEqual([409, 'There must be at least one administrator']);
    const second = await signedInAccount({ role: 'admin' });
    expect((await remove(admin.token)).status).toBe(200);
    expect((await me(second.token)).status).toBe(200);
  });
});
