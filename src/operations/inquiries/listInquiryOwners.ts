import type { PayloadRequest } from 'payload';
import { requireStaff } from '@/operations/requireUser';
import type { InquiryOwner } from '@/schemas/inquiryDesk';

const ownersShown = 200;

/** Returns the accounts that can own inquiries: administrators, by name. For staff. */
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
    // Bypasses access on purpose: marketers may not read accounts, but may see the administrators' names.
    overrideAccess: true,
    req,
  });
  return docs.map(({ id, name }) => ({ id, name }));
}
