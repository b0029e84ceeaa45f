import type { PayloadRequest } from 'payload';
import { insertEntry } from '@/database/tables/inquiryEntries';
import { requireStaff } from '@/operations/requireUser';
import type { EntryBody, InquiryDetails } from '@/schemas/inquiryDesk';
import { entryKey } from './entryKey';
import { insertEntryOnce } from './insertEntryOnce';
import { readInquiry } from './readInquiry';

/**
 * Adds a note to an inquiry. It needs no current revision, so concurrent changes don't block it. For staff.
 * @throws Missing, Conflict when the inquiry has reached its entry limit
 */
export async function addNote({
  req,
  id,
  body,
}: {
  req: PayloadRequest;
  id: number;
  body: EntryBody;
}): Promise<InquiryDetails> {
  const user = requireStaff(req);
  const submissionKey = entryKey({ kind: 'note', inquiryId: id, userId: user.id, ...body });
  await insertEntryOnce(req, { inquiryId: id, submissionKey }, async () => {
    await insertEntry(req, { inquiry: id, kind: 'note', text: body.text, author: user.id, submissionKey });
  });
  return readInquiry({ req, id });
}
