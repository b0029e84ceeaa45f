import type { PayloadRequest } from 'payload';
import { isStaffRole, roles } from '@/domain/accounts/roles';
import { requireStaff } from '@/operations/requireUser';
import type { InquiryOwner } from '@/schemas/inquiryDesk';

const ownersShown = 200;
const staffRoles = roles.filter(isStaffRole);

/** Returns the accounts that can own inquiries: staff, by name. For staff. */
export async function listInquiryOwners({ req }: { req: PayloadRequest }): Promise<InquiryOwner[]> {
  requireStaff(req);
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { in: staffRoles } },
    select: { name: true },
    sort: 'name',
    limit: ownersShown,
    pagination: false,
    depth: 0,
    // Bypasses access on purpose: marketers may not read accounts, but may see their colleagues' names.
    overrideAccess: true,
    req,
  });
  return docs.map(({ id, name }) => ({ id, name }));
}
