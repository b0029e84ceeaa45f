import type { PayloadRequest } from 'payload';
import { findReplies, insertEntry } from '@/database/tables/inquiryEntries';
import { Conflict, TooManyRequests } from '@/errors/ApiFailures';
import { deliversMail } from '@/integrations/email/deliversMail';
import { requireAdmin } from '@/operations/requireUser';
import type { Inquiry } from '@/payload-types';
import type { EntryBody, InquiryDetails } from '@/schemas/inquiryDesk';
import { queueMail } from '@/services/mail/queueMail';
import { writeTrail } from '@/services/trail/writeTrail';
import { newMessageId } from '../mail/newMessageId';
import { entryKey } from './entryKey';
import { findInquiry } from './findInquiry';
import { insertEntryOnce } from './insertEntryOnce';
import { readInquiry } from './readInquiry';
import { recordInquiryChange } from './recordInquiryChange';
import { replySubject } from './replySubject';
import { writeInquiry } from './writeInquiry';

const noServer = 'No mail server is set, so the site can’t send mail. Write from your own mail program.';
const alreadyReplied =
  'Someone else replied in the meantime. Their reply is shown now; send yours again if it is still needed.';
const tooMany = 'This address has had enough mails for now. Try again later.';

interface SendReplyArgs {
  req: PayloadRequest;
  id: number;
  body: EntryBody;
}

/**
 * Mails a reply to the sender, stores it with the inquiry, and changes a new inquiry's state to `answered`. A
 * repeated submission is sent once. For administrators.
 * @throws Missing, Conflict without a mail server, when someone else replied meanwhile or at the entry limit,
 * TooManyRequests beyond the mail limit of the address
 */
export async function sendReply({ req, id, body }: SendReplyArgs): Promise<InquiryDetails> {
  const user = requireAdmin(req);
  if (!deliversMail(req.payload)) throw new Conflict(noServer);
  const submissionKey = entryKey({ kind: 'reply', inquiryId: id, userId: user.id, ...body });
  await insertEntryOnce(req, { inquiryId: id, submissionKey }, async (inquiry) => {
    const replies = await findReplies(req, id);
    if (replies.some((reply) => reply.id > body.seen)) throw new Conflict(alreadyReplied);
    const entry = await insertEntry(req, {
      ...{ inquiry: id, kind: 'reply', text: body.text, author: user.id, submissionKey },
      subject: await replySubject(req, replies),
      messageId: newMessageId(),
    });
    const waitSeconds = await queueMail(req, { kind: 'inquiryReply', entryId: entry.id }, inquiry.email);
    if (waitSeconds > 0) throw new TooManyRequests(tooMany, waitSeconds);
    await writeTrail({ req, action: 'reply', subject: 'inquiries', subjectId: id, label: String(id) });
    await takeIntoTalks(req, inquiry);
  });
  return readInquiry({ req, id });
}

async function takeIntoTalks(req: PayloadRequest, inquiry: Inquiry): Promise<void> {
  if (inquiry.status !== 'new') return;
  await writeInquiry(req, inquiry.id, { status: 'answered' });
  await recordInquiryChange(req, inquiry, await findInquiry(req, inquiry.id));
}
