import type { InquiryDetails, InquiryListItem } from '@/schemas/inquiryDesk';
import type { TrailEntryAnswer } from '@/schemas/trail';
import { signedInAccount } from '../factories/account';
import { inquiryBody } from '../factories/inquiryBody';
import { api, type Method } from './api';
import { testPayload } from './testPayload';

/** An administrator at the inbox. */
export async function openInbox() {
  const admin = await signedInAccount({ role: 'admin' });
  const call = <Body = InquiryDetails>(method: Method, path: string, body?: unknown, token = admin.token) =>
    api<Body>(method, `/api/admin/inquiries${path}`, { token, body });
  const list = async (query: string) => {
    const { body, headers } = await call<InquiryListItem[]>('GET', `?${query}`);
    return { items: body, total: Number(headers.get('X-Total-Count')) };
  };
  /** What the trail says of an inquiry, or with 0 of all of them. */
  const trailOf = async (id: number) => {
    const path = '/api/admin/trail?subject=inquiries&limit=100';
    const { body } = await api<TrailEntryAnswer[]>('GET', path, { token: admin.token });
    return body
      .filter(({ subjectId }) => subjectId === id)
      .map(({ action, changes }) => ({ action, changes }));
  };
  return { admin, call, list, trailOf };
}

/** The id of an inquiry that somebody has just sent. */
export async function receiveInquiry(fields: Record<string, unknown> = {}): Promise<number> {
  const body = await inquiryBody(fields);
  await api('POST', '/api/contact', { body });
  const { docs } = await (
    await testPayload()
  ).find({ collection: 'inquiries', where: { email: { equals: body.email.toLowerCase() } }, limit: 1 });
  return docs[0]?.id ?? 0;
}
