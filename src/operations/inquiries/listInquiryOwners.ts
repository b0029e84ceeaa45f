import type { PayloadRequest } from 'payload';
import { requireStaff } from '@/operations/requireUser';
import type { InquiryOwner } from '@/schemas/inquiryDesk';

const ownersShown = 200;

/** Who can own inquiries: the administrators, by name. For staff. */
export async function listInquiryOwners({ req }: { req: PayloadRequest }): Promise<InquiryOwner[]> {
  requireStaff(req);
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    select: { name: true },
    sort: 'name',
    limit: ownersShown,
    pagination: false,
    depth: 0,
    // Marketers see no accounts; that these people work here they may know.
    overrideAccess: true,
    req,
  });
  return docs.map(({ id, name }) => ({ id, name }));
}
