import type { PayloadRequest } from 'payload';
import { claimFailedSchedules, type FailedSchedule } from '@/database/tables/jobs';
import { inTransaction } from '@/database/inTransaction';
import { isStaffRole, roles } from '@/domain/accounts/roles';
import { coverProblem } from '@/domain/blog/coverProblem';
import type { Post } from '@/payload-types';
import { queueMail } from '@/services/mail/queueMail';
import { findPlannedPost } from './findPlannedPost';

/** Queues a mail for each scheduled publish or unpublish that failed, once per failure. */
export async function reportFailedSchedules(req: PayloadRequest): Promise<void> {
  await inTransaction(req, async () => {
    for (const failed of await claimFailedSchedules(req)) {
      const post = await findPlannedPost(req.payload, failed.postId, req);
      if (post) await tell(req, failed, post);
    }
  });
}

async function tell(req: PayloadRequest, failed: FailedSchedule, post: Post): Promise<void> {
  const { postId, type } = failed;
  const reason = reasonOf(failed, post);
  for (const { id, email } of await findRecipients(req, failed, post)) {
    await queueMail(req, { kind: 'scheduleFailed', userId: id, postId, type, reason }, email);
  }
}

/** Finds the recipients: staff accounts of the scheduler and the post's author, else the one that last saved it. */
async function findRecipients(req: PayloadRequest, { userId }: FailedSchedule, post: Post) {
  const savedBy = typeof post.updatedBy === 'object' ? post.updatedBy?.id : post.updatedBy;
  const { docs } = await req.payload.find({
    collection: 'users',
    where: {
      and: [
        { role: { in: roles.filter(isStaffRole) } },
        { or: [{ id: { in: [userId, savedBy].filter(isNumber) } }, { name: { equals: post.author } }] },
      ],
    },
    select: { email: true, name: true },
    // Bypasses access on purpose: the server reports its own work. At most five, because several accounts with the
    // author's name can't all be the author.
    ...{ limit: 5, pagination: false, depth: 0, overrideAccess: true, req },
  });
  const concerned = docs.filter(({ id, name }) => id === userId || name === post.author);
  return concerned.length > 0 ? concerned : docs;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Returns the reason of the failure for the author: what blocks publishing now, or the error of the attempt. */
function reasonOf({ type, error }: FailedSchedule, post: Post): string {
  const { cover, coverUrl, coverAltText, coverIsDecorative } = post;
  const missing = coverProblem({
    ...{ hasCover: Boolean(cover ?? coverUrl), altText: coverAltText?.trim() ?? '' },
    isDecorative: coverIsDecorative ?? false,
  });
  if (type === 'publish' && missing && error.includes('coverAltText')) return missing;
  if (/invalid/i.test(error)) return `Something in it is missing or can’t be stored. ${error}`;
  if (/allowed|not found/i.test(error)) return 'Whoever planned it may not publish posts any more.';
  return 'The site met a fault while it was at it. Publish it by hand, or plan it once more.';
}
