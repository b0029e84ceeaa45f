import type { InquiryDetails } from '@/schemas/inquiryDesk';
import { signedInAccount } from '../factories/account';
import { inquiryBody } from '../factories/inquiryBody';
import { api, type Method } from './api';
import { testPayload } from './testPayload';

/** An administrator at the inbox. */
export async function openInbox() {
  const admin = await signedInAccount({ role: 'admin' });
  const call = <Body = InquiryDetails>(method: Method, path: string, body?: unknown, token = admin.token) =>
    api<Body>(method, `/api/admin/inquiries${path}`, { token, body });
  return { admin, call };
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
