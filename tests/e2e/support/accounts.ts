import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Role } from '@/domain/accounts/roles';
import { firstAdmin } from '../../../scripts/testing/testSettings.mjs';
import { goodPassword } from '../../factories/goodPassword';
import { insertAccount, openSession } from './database';

export { goodPassword };

export const freshEmail = (): string => `${randomUUID()}@example.test`;

export interface NewClient {
  name: string;
  email: string;
  token: string;
}

/** A client with a session. */
export const createClient = (): Promise<NewClient> => createAccount('client');

/** Somebody with this role, and with a session. */
export async function createAccount(
  role: Role,
  { name = 'Robin Example', reportLimit }: { name?: string; reportLimit?: number } = {},
): Promise<NewClient> {
  const email = freshEmail();
  await insertAccount({ name, email, company: 'Example Supply', role, reportLimit });
  return { name, email, token: await openSession(email) };
}

/** Opens pages of this browser as somebody who has signed in before. */
async function rememberSession(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('session-set')) {
      sessionStorage.setItem('session-set', 'yes');
      localStorage.setItem('token', value);
    }
  }, token);
}

/** A new client whose session this browser remembers. */
export const signIn = (page: Page): Promise<NewClient> => signInAs(page, 'client');

/** Somebody new with this role, whose session this browser remembers. */
export async function signInAs(page: Page, role: Role): Promise<NewClient> {
  const account = await createAccount(role);
  await page.context().clearCookies();
  await rememberSession(page, account.token);
  return account;
}

/** Does what a form says whose session has ended: signs in again in a new tab, and comes back. */
export async function signInAgain(page: Page, email: string): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'sign in again in a new tab' }).click();
  const login = await opening;
  await login.getByRole('textbox', { name: 'Email' }).fill(email);
  await login.getByLabel('Password', { exact: true }).fill(goodPassword);
  await login.getByRole('button', { name: 'Sign In' }).click();
  await expect(login).not.toHaveURL(/\/login/);
  await login.close();
}

/** The first administrator, whose session this browser remembers. */
export async function signInAsAdmin(page: Page): Promise<string> {
  const token = await openSession(firstAdmin.email);
  await page.context().clearCookies();
  await rememberSession(page, token);
  return token;
}

/** Another administrator; gives the header that signs its calls. */
export async function createAdmin() {
  const email = freshEmail();
  await insertAccount({ name: 'Sam Colleague', email, company: null, role: 'admin' });
  return { Authorization: `Bearer ${await openSession(email)}` };
}
