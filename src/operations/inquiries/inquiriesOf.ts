import type { PayloadRequest } from 'payload';
import { findInquiriesSentWith } from '@/database/tables/inquiries';
import { findEntries } from '@/database/tables/inquiryEntries';
import { requireAdmin } from '@/operations/requireUser';
import type { PersonsInquiry } from '@/schemas/account';
import { presentOrigin } from './presentOrigin';

/**
 * What was sent with an address through the contact form, oldest first, with the notes and replies of staff. An address
 * in a form can be typed by anybody: it is for administrators to judge whose these are.
 */
export async function inquiriesOf(req: PayloadRequest, email: string): Promise<PersonsInquiry[]> {
  requireAdmin(req);
  const inquiries = await findInquiriesSentWith(req, email);
  return Promise.all(
    inquiries.map(async ({ id, name, company, message, status, createdAt, ...origin }) => ({
      ...{ id, name, company, message, status },
      cameBy: presentOrigin(origin),
      createdAt: createdAt.toISOString(),
      entries: (await findEntries(req, id)).map(({ kind, text, at }) => ({
        ...{ kind, text },
        at: at.toISOString(),
      })),
    })),
  );
}
