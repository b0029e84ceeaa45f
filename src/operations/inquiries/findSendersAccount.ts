import type { PayloadRequest } from 'payload';
import { findUserByEmail } from '@/database/tables/users';
import { analysesNamed, type InquiryDetails } from '@/schemas/inquiryDesk';

/**
 * The account with the address that somebody wrote from, and what it has made. For administrators, who may see every
 * account; null for marketers. An address can be typed by anybody: that they are one person is likely, not certain.
 */
export async function findSendersAccount(
  req: PayloadRequest,
  email: string,
): Promise<InquiryDetails['account']> {
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
