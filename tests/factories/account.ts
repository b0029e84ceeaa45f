import { randomUUID } from 'node:crypto';
import { createLocalReq } from 'payload';
import type { Role } from '@/domain/accounts/roles';
import { inTransaction } from '@/database/inTransaction';
import { startSession } from '@/operations/sessions/startSession';
import { testPayload } from '../helpers/testPayload';
import { goodPassword, goodPasswordHash } from './goodPassword';

export { goodPassword };

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

/**
 * An account in the database, without a session. It is inserted with a ready hash, past the hooks of its collection:
 * hashing its password would cost more than most tests do.
 */
export async function createAccount({ role = 'client', reportLimit = 3 }: AccountOptions = {}) {
  const { db, findByID } = await testPayload();
  const { id } = await db.create({
    collection: 'users',
    data: {
      name: 'Robin Example',
      email: freshEmail(),
      company: 'Example Supply',
      ...goodPasswordHash,
      role,
      reportLimit: role === 'admin' ? null : reportLimit,
    },
  });
  return findByID({ collection: 'users', id });
}

/** An account with a session, as if it had signed in; nothing is told to its owner by mail. */
export async function signedInAccount(options: AccountOptions = {}): Promise<TestAccount> {
  const { id, email } = await createAccount(options);
  const req = await createLocalReq({}, await testPayload());
  const { token } = await inTransaction(req, () => startSession({ req, userId: id }));
  return { id, email, token };
}
