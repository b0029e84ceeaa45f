import type { FirmFact } from '@/payload-types';
import { api, openApi, type Method } from './api';
import { postForm } from './postForm';
import { testPayload } from './testPayload';

/** What the firm says of its newsletter, as published. */
export async function setNewsletter(
  facts: Partial<Pick<FirmFact, 'newsletterOpen' | 'newsletterPace' | 'newsletterTool'>>,
): Promise<void> {
  const payload = await testPayload();
  await payload.updateGlobal({ slug: 'firm-facts', data: { ...facts, _status: 'published' } });
}

/** Signs up as the form at the end of a post does. */
export const signUp = (email: string, more: Record<string, string> = {}, address?: string) =>
  postForm('/api/newsletter', { email, website: '', sentFrom: '/blog/a-post', ...more }, address);

export const signUpAsProgram = (email: string) => api('POST', '/api/newsletter', { body: { email } });

/** A page behind a link of a mail, or what its button answers. */
export async function openLink(method: Method, address: string, headers: Record<string, string> = {}) {
  const response = await openApi(method, address.replace('http://localhost:3000', ''), {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    ...(method === 'POST' && { body: 'List-Unsubscribe=One-Click' }),
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The link to one of the newsletter's pages in a mail. */
export const linkTo = (page: 'confirm' | 'leave', text = ''): string =>
  new RegExp(`http://localhost:3000/api/newsletter/${page}\\?token=[\\w.-]+`).exec(text)?.[0] ?? '';

export async function subscriber(email: string) {
  const { docs } = await (
    await testPayload()
  ).find({ collection: 'subscribers', where: { email: { equals: email } } });
  return docs[0];
}

/** A row as a sign-up of so many days ago would have left it. */
export async function insertSubscriber({
  email,
  state = 'confirmed',
  days = 0,
}: {
  email: string;
  state?: 'pending' | 'confirmed' | 'left';
  days?: number;
}): Promise<number> {
  const { rows } = await (
    await testPayload()
  ).db.pool.query<{ id: number }>(
    `insert into subscribers (email, state, asked_at, confirmed_at, left_at, sent_from, agreed_to)
     select $1, $2::enum_subscribers_state, at, case when $2 <> 'pending' then at end,
       case when $2 = 'left' then at end, '/blog', 'the words'
     from (select now() - make_interval(days => $3) as at) moment returning id`,
    [email, state, days],
  );
  return rows[0]?.id ?? 0;
}
