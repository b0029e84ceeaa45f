import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { SessionAnswer } from '@/schemas/auth';
import { firstAdmin } from '../../../scripts/testing/testSettings.mjs';

export const goodPassword = 'correct horse 7 staple';

export const freshEmail = (): string => `${randomUUID()}@example.test`;

export interface NewClient {
  name: string;
  email: string;
  token: string;
}

/** A client's account, made through the API. */
export async function createClient(request: APIRequestContext): Promise<NewClient> {
  const name = 'Robin Example';
  const email = freshEmail();
  const response = await request.post('/api/auth/signup', {
    data: { name, email, company: 'Example Supply', password: goodPassword },
  });
  const { token } = (await response.json()) as SessionAnswer;
  return { name, email, token };
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
export async function signIn(page: Page): Promise<NewClient> {
  const client = await createClient(page.request);
  await page.context().clearCookies();
  await rememberSession(page, client.token);
  return client;
}

/** The first administrator, whose session this browser remembers. */
export async function signInAsAdmin(page: Page): Promise<string> {
  const response = await page.request.post('/api/auth/login', { data: firstAdmin });
  const { token } = (await response.json()) as SessionAnswer;
  await page.context().clearCookies();
  await rememberSession(page, token);
  return token;
}

/** Another administrator, made by the first one; gives the header that signs its calls. */
export async function createAdmin(request: APIRequestContext, token: string) {
  const email = freshEmail();
  await request.post('/api/admin/users', {
    headers: { Authorization: `Bearer ${token}` },
    data: { name: 'Sam Colleague', email, password: goodPassword, isAdmin: true, reportLimit: null },
  });
  const response = await request.post('/api/auth/login', { data: { email, password: goodPassword } });
  const answer = (await response.json()) as SessionAnswer;
  return { Authorization: `Bearer ${answer.token}` };
}
