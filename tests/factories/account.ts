import { randomUUID } from 'node:crypto';
import type { Role } from '@/domain/accounts/roles';
import type { SessionAnswer } from '@/schemas/auth';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

export const goodPassword = 'correct horse 7 staple';

export const freshEmail = (): string => `${randomUUID()}@example.test`;

export interface TestAccount {
  id: number;
  email: string;
  token: string;
}

interface AccountOptions {
  role?: Role;
  reportLimit?: number | null;
}

/** An account in the database, without a session. */
export async function createAccount({ role = 'client', reportLimit = 3 }: AccountOptions = {}) {
  const payload = await testPayload();
  return payload.create({
    collection: 'users',
    data: {
      name: 'Robin Example',
      email: freshEmail(),
      company: 'Example Supply',
      password: goodPassword,
      role,
      reportLimit: role === 'admin' ? null : reportLimit,
    },
  });
}

/** An account that has signed in through the API. */
export async function signedInAccount(options: AccountOptions = {}): Promise<TestAccount> {
  const { id, email } = await createAccount(options);
  const answer = await api<SessionAnswer>('POST', '/api/auth/login', {
    body: { email, password: goodPassword },
  });
  return { id, email, token: answer.body.token };
}
