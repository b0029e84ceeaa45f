import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { findPostSchedule, forgetPlannedPublishing } from '@/database/tables/jobs';
import { lockPost } from '@/database/tables/posts';
import { requireStaff } from '@/operations/requireUser';
import type { PostSchedule, SchedulePostBody } from '@/schemas/postSchedule';
import { badField } from './badField';
import { findEditedPostId, type NamedPost } from './findEditedPost';

// The same jobs that the CMS plans, so that each shows what the other has set.

interface ScheduleArgs {
  req: PayloadRequest;
  named: NamedPost;
}

/**
 * When a post is going to be published, and taken back. For staff.
 * @throws Missing
 */
export async function readPostSchedule({ req, named }: ScheduleArgs): Promise<PostSchedule> {
  requireStaff(req);
  return readSchedule(req, await findEditedPostId(req, named));
}

async function readSchedule(req: PayloadRequest, id: number): Promise<PostSchedule> {
  const { publishAt, unpublishAt } = await findPostSchedule(req, id);
  return { publishAt: publishAt?.toISOString() ?? null, unpublishAt: unpublishAt?.toISOString() ?? null };
}

/**
 * Has a post published at a moment, on behalf of whoever asks, instead of the one that was planned before. When the CMS is to
 * take it back stays as it is. For staff.
 * @throws Missing, BadRequest for a moment that is over
 */
export async function schedulePost({
  req,
  named,
  body,
}: ScheduleArgs & { body: SchedulePostBody }): Promise<PostSchedule> {
  const user = requireStaff(req);
  const waitUntil = new Date(body.publishAt);
  if (waitUntil.getTime() <= Date.now()) {
    throw badField('publishAt', 'Choose a moment that is still to come.');
  }
  return changePlans(req, named, async (id) => {
    await forgetPlannedPublishing(req, id);
    await req.payload.jobs.queue({
      overrideAccess: true,
      task: 'schedulePublish',
      input: {
        type: 'publish',
        // The CMS keeps the id as text, whatever its types say, and finds no other plan.
        doc: { relationTo: 'posts', value: String(id) as unknown as number },
        user: { relationTo: 'users', value: user.id },
      },
      waitUntil,
      req,
    });
  });
}

/**
 * Drops the moment at which a post was going to be published. For staff.
 * @throws Missing
 */
export async function unschedulePost({ req, named }: ScheduleArgs): Promise<PostSchedule> {
  requireStaff(req);
  return changePlans(req, named, (id) => forgetPlannedPublishing(req, id));
}

/**
 * One after the other, as saves of the post, and only while it is there: two who plan at once would leave two plans.
 * @throws Missing, also for a post that goes to the trash meanwhile
 */
async function changePlans(
  req: PayloadRequest,
  named: NamedPost,
  change: (id: number) => Promise<void>,
): Promise<PostSchedule> {
  const id = await findEditedPostId(req, named);
  return inTransaction(req, async () => {
    await lockPost(req, String(id));
    await change(await findEditedPostId(req, { ...named, id }));
    return readSchedule(req, id);
  });
}
