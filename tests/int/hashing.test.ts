import { describe, expect, it } from 'vitest';
import { createAccount, freshEmail, goodPassword, signedInAccount } from '../factories/account';
import { api, freshAddress, type ApiAnswer } from '../helpers/api';

const wrong = 'not the password 1';
const busy = 'Too many people are asking for this right now. Try again in a few seconds.';
const statuses = (answers: ApiAnswer[]) => [...new Set(answers.map(({ status }) => status))].toSorted();
const refusedBy = (answers: ApiAnswer[], status: number) =>
  answers.filter((answer) => answer.status === status);

const logIn = (email: string, address?: string) =>
  api('POST', '/api/auth/login', { body: { email, password: wrong }, address });

describe('many passwords at once', () => {
  it('are checked a few at a time, and the others are told to come back, known or not', async () => {
    const known = await Promise.all([createAccount(), createAccount()]);
    const emails = [
      ...known.flatMap(({ email }) => [email, email, email]),
      ...Array.from({ length: 26 }, freshEmail),
    ];
    const answers = await Promise.all(emails.map((email) => logIn(email)));
    expect(statuses(answers)).toEqual([401, 503]);
    const refused = refusedBy(answers, 503);
    expect(new Set(refused.map(({ body }) => body.message))).toEqual(new Set([busy]));
    expect(new Set(refused.map(({ headers }) => headers.get('Retry-After')))).toEqual(new Set(['3']));
    // Nobody stays in the line.
    expect((await logIn(freshEmail())).status).toBe(401);
  });

  it('of one network address leave room for others', async () => {
    const address = freshAddress();
    const [answers, other] = await Promise.all([
      Promise.all(Array.from({ length: 25 }, () => logIn(freshEmail(), address))),
      logIn(freshEmail()),
    ]);
    expect(statuses(answers)).toEqual([401, 429]);
    expect(other.status).toBe(401);
  });

  it('cost no attempt when they weren’t checked', async () => {
    const address = freshAddress();
    // Fewer than the thirty that a network address has, twice.
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(Array.from({ length: 25 }, () => logIn(freshEmail(), address)));
    }
    const { email } = await createAccount();
    const body = { email, password: goodPassword };
    expect((await api('POST', '/api/auth/login', { body, address })).status).toBe(200);
  });

  it('are bounded at the doors of the CMS too', async () => {
    const { token } = await signedInAccount({ role: 'admin' });
    const address = freshAddress();
    const accounts = Array.from({ length: 25 }, () => ({
      name: 'Robin',
      email: freshEmail(),
      password: goodPassword,
      role: 'client',
      reportLimit: 3,
    }));
    const answers = await Promise.all(
      accounts.map((body) => api('POST', '/api/users', { token, body, address })),
    );
    expect(statuses(answers)).toEqual([201, 429]);
    expect(refusedBy(answers, 429)[0]?.headers.get('Retry-After')).toBe('3');
  });
});
