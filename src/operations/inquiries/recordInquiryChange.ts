import type { PayloadRequest } from 'payload';
import { findUserRow } from '@/database/tables/users';
import { fieldChangesBetween } from '@/domain/trail/fieldChangesBetween';
import { inquiryOwnerInTrail } from '@/domain/trail/inquiryOwnerInTrail';
import type { Inquiry } from '@/payload-types';
import { writeTrail } from '@/services/trail/writeTrail';

/** Records changes of state and owner in the trail. The entry outlives the inquiry, so its label is only the id. */
export async function recordInquiryChange(
  req: PayloadRequest,
  before: Inquiry,
  after: Inquiry,
): Promise<void> {
  const changes = fieldChangesBetween(await shown(req, before), await shown(req, after), ['status', 'owner']);
  if (changes.length === 0) return;
  const { id } = after;
  await writeTrail({
    req,
    action: 'update',
    subject: 'inquiries',
    subjectId: id,
    label: String(id),
    changes,
  });
}

async function shown(req: PayloadRequest, { status, owner }: Inquiry) {
  const user = owner ? await findUserRow(req.payload, Number(owner), req) : null;
  return { status, owner: user && inquiryOwnerInTrail(user) };
}
