import type { PayloadRequest } from 'payload';
import { findEntries, findReplies } from '@/database/tables/inquiryEntries';
import { findUserByEmail, findUserRow } from '@/database/tables/users';
import { deliversMail } from '@/integrations/email/deliversMail';
import { requireStaff } from '@/operations/requireUser';
import type { Inquiry } from '@/payload-types';
import { analysesNamed, type InquiryDetails } from '@/schemas/inquiryDesk';
import { findInquiry } from './findInquiry';
import { presentOrigin } from './presentOrigin';
import { quotedMessage } from './quotedMessage';
import { replySubject } from './replySubject';

/**
 * Returns the account with the sender's email and its analyses, or null for marketers, who may not see accounts.
 * Anyone can type any email into the form, so the match is likely, not certain.
 */
async function findSendersAccount(req: PayloadRequest, email: string): Promise<InquiryDetails['account']> {
  const { user } = req;
  if (user?.role !== 'admin') return null;
  const account = await findUserByEmail(req.payload, email.toLowerCase());
  if (!account) return null;
  const { docs, totalDocs } = await req.payload.find({
    collection: 'analyses',
    where: { owner: { equals: account.id } },
    select: { listName: true },
    sort: '-createdAt',
    limit: analysesNamed,
    depth: 0,
    overrideAccess: false,
    user,
    req,
  });
  const latest = docs.map(({ id, listName }) => ({ id, name: listName }));
  return { id: account.id, name: account.name, email: account.email, analyses: totalDocs, latest };
}

/**
 * Returns one inquiry with its entries. For staff. Administrators also get the account with the same email.
 * @throws Missing
 */
export async function readInquiry({ req, id }: { req: PayloadRequest; id: number }): Promise<InquiryDetails> {
  requireStaff(req);
  const inquiry = await findInquiry(req, id);
  const { name, email, message, status, createdAt, updatedAt } = inquiry;
  return {
    ...{ id, name, email, message, status, createdAt, updatedAt },
    company: inquiry.company || null,
    owner: await readOwner(req, inquiry),
    cameBy: presentOrigin(inquiry),
    account: await findSendersAccount(req, email),
    entries: (await findEntries(req, id)).map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    reply: {
      delivers: deliversMail(req.payload),
      subject: await replySubject(req, await findReplies(req, id)),
      quoted: quotedMessage(inquiry),
    },
  };
}

async function readOwner(req: PayloadRequest, { owner }: Inquiry): Promise<InquiryDetails['owner']> {
  const user = owner ? await findUserRow(req.payload, Number(owner), req) : null;
  return user && { id: user.id, name: user.name };
}
