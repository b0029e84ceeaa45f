import type { PayloadRequest } from 'payload';
import { claimFailedSchedules, type FailedSchedule } from '@/database/tables/jobs';
import { inTransaction } from '@/database/inTransaction';
import { isStaffRole, roles } from '@/domain/accounts/roles';
import { coverProblem } from '@/domain/blog/coverProblem';
import type { Post } from '@/payload-types';
import { queueMail } from '../mail/queueMail';
import { findPlannedPost } from './findPlannedPost';

/** Has those told whose post was not published, or not taken back, when it should have been: once for each time. */
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

/**
 * Whoever planned it, and whoever it is signed by, if they have accounts that may write posts; otherwise whoever saved it
 * last.
 */
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
    // Not on anybody's behalf: the server tells of its own work. More than a few of one name are not all of them its author.
    ...{ limit: 5, pagination: false, depth: 0, overrideAccess: true, req },
  });
  const concerned = docs.filter(({ id, name }) => id === userId || name === post.author);
  return concerned.length > 0 ? concerned : docs;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Why it failed, in words for its author: what holds the post back now, or what the attempt ended with. */
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
