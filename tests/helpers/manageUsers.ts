import { beforeAll } from 'vitest';
import type { ManagedUser } from '@/schemas/users';
import { freshEmail, goodPassword, signedInAccount, type TestAccount } from '../factories/account';
import { api } from './api';

/** The calls about accounts, for the tests of one file, by an administrator. */
export function userDesk() {
  const desk = {} as { admin: TestAccount };
  beforeAll(async () => {
    desk.admin = await signedInAccount({ role: 'admin' });
  });
  const call = <Body = ManagedUser>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ) => api<Body>(method, `/api/admin/users${path}`, { token: desk.admin.token, body });
  return Object.assign(desk, { call });
}

/** What the form for a new account sends. */
export const newUser = (overrides: Record<string, unknown> = {}) => ({
  name: 'Zoë Žižek',
  email: freshEmail(),
  password: goodPassword,
  company: 'Ω & Söhne',
  isAdmin: false,
  reportLimit: 5,
  ...overrides,
});

export interface Refusal {
  message: string;
  errors?: { field: string; message: string }[];
}
