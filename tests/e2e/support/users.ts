import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { ManagedUser } from '@/schemas/users';
import { goodPassword } from './accounts';

export const asAdmin = (token: string) => ({ Authorization: `Bearer ${token}` });

interface NewUser {
  /** One of their own unless told. */
  name?: string;
  company?: string | null;
}

/** One by which the list finds nobody else. */
export const freshName = (): string => `Person ${randomUUID().slice(0, 8)}`;

/** A client whom the list finds by name. */
export async function newUser(
  request: APIRequestContext,
  adminToken: string,
  { name = freshName(), company = null }: NewUser = {},
): Promise<ManagedUser> {
  const response = await request.post('/api/admin/users', {
    headers: asAdmin(adminToken),
    data: {
      name,
      email: `${randomUUID()}@example.test`,
      password: goodPassword,
      company,
      reportLimit: 20,
    },
  });
  return (await response.json()) as ManagedUser;
}
