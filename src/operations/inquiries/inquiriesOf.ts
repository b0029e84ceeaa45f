import type { PayloadRequest } from 'payload';
import { findInquiriesSentWith } from '@/database/tables/inquiries';
import { findEntries } from '@/database/tables/inquiryEntries';
import { requireAdmin } from '@/operations/requireUser';
import type { PersonsInquiry } from '@/schemas/account';
import { presentOrigin } from './presentOrigin';

/**
 * Returns the contact form messages sent with an email, oldest first, with staff notes and replies. Anyone can type
 * any email into the form, so an administrator has to judge whether they belong to the person.
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
