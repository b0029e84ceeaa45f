import { describe, expect, it } from 'vitest';
import { createAccount, freshEmail, signedInAccount } from '../factories/account';
import { api } from '../helpers/api';
import { newUser, type Refusal, userDesk } from '../helpers/manageUsers';
import { generateAnalysis } from '../helpers/generateAnalysis';

const desk = userDesk();

describe('creating an account', () => {
  it('answers the account, which can sign in', async () => {
    const body = newUser();
    const created = await desk.call('POST', '', body);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      name: body.name,
      email: body.email,
      company: body.company,
      isAdmin: false,
      role: 'client',
      reportLimit: 5,
      reportCount: 0,
    });
    expect(JSON.stringify(created.body)).not.toMatch(/hash|salt|"password"/);
    const { email, password } = body;
    expect((await api('POST', '/api/auth/login', { body: { email, password } })).status).toBe(200);
  });

  it('gives clients the usual limit and administrators none', async () => {
    expect((await desk.call('POST', '', newUser({ reportLimit: null }))).body.reportLimit).toBe(3);
    expect((await desk.call('POST', '', newUser({ isAdmin: true }))).body).toMatchObject({
      isAdmin: true,
      reportLimit: null,
    });
  });

  it('keeps an empty company as none and the address without case', async () => {
    const email = freshEmail();
    const created = await desk.call(
      'POST',
      '',
      newUser({ company: '  ', email: ` ${email.toUpperCase()} ` }),
    );
    expect(created.body).toMatchObject({ company: null, email });
  });

  it.each<[string, unknown, string]>([
    ['name', '   ', 'Name is required'],
    ['name', 'x'.repeat(300), 'Must be at most 120 characters'],
    ['email', '', 'Email is required'],
    ['email', 'nobody', 'Enter a valid email address'],
    ['email', `${'x'.repeat(300)}@example.test`, 'Must be at most 254 characters'],
    ['email', { toString: 'x' }, 'Email is required'],
    ['password', '12345', 'Must be at least 6 characters'],
    ['isAdmin', 'true', 'isAdmin must be true or false'],
    ['isAdmin', 1, 'isAdmin must be true or false'],
    ['reportLimit', 0, 'Report limit must be a whole number from 1 to 100'],
    ['reportLimit', 101, 'Report limit must be a whole number from 1 to 100'],
    ['reportLimit', 1.5, 'Report limit must be a whole number from 1 to 100'],
    ['reportLimit', '5', 'Report limit must be a whole number from 1 to 100'],
  ])('refuses %s %j', async (field, value, message) => {
    const answer = await api<Refusal>('POST', '/api/admin/users', {
      token: desk.admin.token,
      body: newUser({ [field]: value }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ field, message }]);
  });

  it('names every missing field', async () => {
    const { body } = await api<Refusal>('POST', '/api/admin/users', { token: desk.admin.token, body: {} });
    expect(body.errors?.map(({ field }) => field)).toEqual(['name', 'email', 'password']);
  });

  it('takes an address once, however many try at once', async () => {
    const body = newUser();
    const answers = await Promise.all(Array.from({ length: 6 }, () => desk.call<Refusal>('POST', '', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.errors).toEqual([
      { field: 'email', message: 'An account with this email already exists' },
    ]);
  });

  it('takes nothing that isn’t asked for', async () => {
    const created = await desk.call(
      'POST',
      '',
      newUser({ id: 1, createdAt: '2001-01-01T00:00:00Z', mustChangePassword: false }),
    );
    expect(created.body.mustChangePassword).toBe(true);
    expect(created.body.createdAt).not.toContain('2001');
  });
});

describe('changing an account', () => {
  it('changes what is sent and leaves the rest', async () => {
    const { id, email } = await createAccount();
    const changed = await desk.call('PUT', `/${id}`, { name: 'Иван Ἀλέξανδρος 山田', company: null });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      name: 'Иван Ἀλέξανδρος 山田',
      company: null,
      email,
      reportLimit: 3,
    });
    expect((await desk.call('GET', `/${id}`)).body).toEqual(changed.body);
  });

  it('raises and lowers the limit for a session that is open', async () => {
    const client = await signedInAccount({ reportLimit: 1 });
    expect((await generateAnalysis(client.token)).status).toBe(201);
    expect((await generateAnalysis(client.token)).status).toBe(403);
    await desk.call('PUT', `/${client.id}`, { reportLimit: 2 });
    expect((await generateAnalysis(client.token)).status).toBe(201);
    await desk.call('PUT', `/${client.id}`, { reportLimit: 1 });
    expect((await generateAnalysis(client.token)).body).toMatchObject({ current: 2, limit: 1 });
  });

  it('makes and unmakes an administrator in an open session', async () => {
    const client = await signedInAccount();
    const list = () => api('GET', '/api/admin/users?limit=1', { token: client.token });
    expect((await list()).status).toBe(403);
    await desk.call('PUT', `/${client.id}`, { isAdmin: true, reportLimit: null });
    expect((await list()).status).toBe(200);
    const demoted = await desk.call('PUT', `/${client.id}`, { isAdmin: false });
    expect(demoted.body).toMatchObject({ role: 'client', reportLimit: 3 });
    expect((await list()).status).toBe(403);
  });

  it('leaves a marketer one, whom the switch doesn’t know', async () => {
    const { id } = await createAccount({ role: 'marketer' });
    expect((await desk.call('PUT', `/${id}`, { name: 'Kim', isAdmin: false })).body.role).toBe('marketer');
  });

  it('refuses the version that somebody else has changed meanwhile', async () => {
    const { id } = await createAccount();
    const { updatedAt } = (await desk.call('GET', `/${id}`)).body;
    expect((await desk.call('PUT', `/${id}`, { name: 'First', updatedAt })).status).toBe(200);
    const late = await desk.call<Refusal>('PUT', `/${id}`, { name: 'Second', updatedAt });
    expect(late.status).toBe(409);
    expect(late.body.message).toBe(
      'Someone else changed this user in the meantime. Load the latest version and try again.',
    );
    expect((await desk.call('GET', `/${id}`)).body.name).toBe('First');
  });

  it('lets exactly one of two who save the same version at once', async () => {
    const { id } = await createAccount();
    const { updatedAt } = (await desk.call('GET', `/${id}`)).body;
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => desk.call('PUT', `/${id}`, { name, updatedAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('refuses an address that another account has', async () => {
    const [one, other] = [await createAccount(), await createAccount()];
    const answer = await desk.call<Refusal>('PUT', `/${one.id}`, {
      name: 'Changed',
      email: other.email.toUpperCase(),
    });
    expect(answer.status).toBe(409);
    expect((await desk.call('GET', `/${one.id}`)).body).toMatchObject({ name: one.name, email: one.email });
    expect((await desk.call('PUT', `/${one.id}`, { email: one.email })).status).toBe(200);
  });

  it.each<[string, unknown]>([
    ['name', ''],
    ['name', null],
    ['email', 'x'.repeat(300)],
    ['reportLimit', 0],
    ['reportLimit', 101],
    ['reportLimit', 1.5],
    ['reportLimit', 'ten'],
    ['isAdmin', 'yes'],
    ['updatedAt', 'yesterday'],
  ])('refuses %s %j and changes nothing', async (field, value) => {
    const { id } = await createAccount();
    const before = (await desk.call('GET', `/${id}`)).body;
    const answer = await desk.call<Refusal>('PUT', `/${id}`, { company: 'Changed', [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.field).toBe(field);
    expect((await desk.call('GET', `/${id}`)).body).toEqual(before);
  });

  it.each(['0', '-1', '1.5', 'abc', '99999999999', '2147483647', '1%20or%201=1', '%00'])(
    'finds nobody at %s',
    async (id) => {
      expect((await desk.call('GET', `/${id}`)).status).toBe(404);
      expect((await desk.call('PUT', `/${id}`, { name: 'X' })).status).toBe(404);
      expect((await desk.call('DELETE', `/${id}`)).status).toBe(404);
      expect((await desk.call('GET', `/${id}/reports`)).status).toBe(404);
    },
  );
});
