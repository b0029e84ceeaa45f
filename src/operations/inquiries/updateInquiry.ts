import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { findUserRow } from '@/database/tables/users';
import { isStaffRole } from '@/domain/accounts/roles';
import { BadRequest, Conflict } from '@/errors/ApiFailures';
import { requireStaff } from '@/operations/requireUser';
import type { Inquiry, User } from '@/payload-types';
import type { InquiryDetails, UpdateInquiryBody } from '@/schemas/inquiryDesk';
import { queueMail } from '@/services/mail/queueMail';
import { findInquiry, lockInquiry } from './findInquiry';
import { recordInquiryChange } from './recordInquiryChange';
import { readInquiry } from './readInquiry';
import { writeInquiry } from './writeInquiry';

const isOutdated =
  'Someone else changed this inquiry in the meantime. Load the latest to see what they chose.';

/**
 * Changes an inquiry's state or owner. A new owner is notified by mail unless they assigned themselves. Optimistic
 * locking: a stale `updatedAt` gets 409. For staff.
 * @throws Missing, BadRequest when the owner isn't staff, Conflict for a stale revision
 */
export async function updateInquiry({
  req,
  id,
  body: { updatedAt, status, ownerId },
}: {
  req: PayloadRequest;
  id: number;
  body: UpdateInquiryBody;
}): Promise<InquiryDetails> {
  const user = requireStaff(req);
  await inTransaction(req, async () => {
    const before = await lockInquiry(req, id);
    if (Date.parse(before.updatedAt) !== Date.parse(updatedAt)) throw new Conflict(isOutdated);
    const owner = ownerId ? await requireOwner(req, ownerId, before) : null;
    await writeInquiry(req, id, {
      ...(status && { status }),
      ...(ownerId !== undefined && { owner: ownerId }),
    });
    await recordInquiryChange(req, before, await findInquiry(req, id));
    if (owner && owner.id !== user.id && owner.id !== before.owner) {
      await queueMail(
        req,
        { kind: 'inquiryAssigned', inquiryId: id, ownerId: owner.id, byName: user.name },
        owner.email,
      );
    }
  });
  return readInquiry({ req, id });
}

/**
 * Returns the new owner. The current owner may stay, even if they are no longer staff.
 * @throws BadRequest
 */
async function requireOwner(req: PayloadRequest, ownerId: number, before: Inquiry): Promise<User> {
  const owner = await findUserRow(req.payload, ownerId, req);
  if (owner && (isStaffRole(owner.role) || owner.id === before.owner)) return owner;
  const message = 'Only an administrator or a marketer can own an inquiry';
  throw new BadRequest(message, [{ field: 'ownerId', message }]);
}
