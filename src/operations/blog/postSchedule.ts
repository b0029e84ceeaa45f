import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { findPostSchedule, findScheduledMoments, forgetPlannedPublishing } from '@/database/tables/jobs';
import { lockPost } from '@/database/tables/posts';
import { requireStaff } from '@/operations/requireUser';
import type { PostSchedule, SchedulePostBody } from '@/schemas/postSchedule';
import { badField } from './badField';
import { findEditedPostId, type NamedPost } from './findEditedPost';

// Uses the CMS's own `schedulePublish` jobs, so that the portal and the CMS show each other's schedules.

interface ScheduleArgs {
  req: PayloadRequest;
  named: NamedPost;
}

/**
 * Returns the times at which a post will be published and unpublished. For staff.
 * @throws Missing
 */
export async function readPostSchedule({ req, named }: ScheduleArgs): Promise<PostSchedule> {
  requireStaff(req);
  return readSchedule(req, await findEditedPostId(req, named));
}

const readSchedule = async (req: PayloadRequest, id: number): Promise<PostSchedule> =>
  toPostSchedule(await findPostSchedule(req, id));

const toPostSchedule = (moments: { publishAt: Date | null; unpublishAt: Date | null }): PostSchedule => ({
  publishAt: moments.publishAt?.toISOString() ?? null,
  unpublishAt: moments.unpublishAt?.toISOString() ?? null,
});

/** Returns the schedules of all posts that have one, by id. For lists that only staff see. Runs one query. */
export async function readPostSchedules(asker: Payload | PayloadRequest): Promise<Map<number, PostSchedule>> {
  const planned = await findScheduledMoments(asker);
  return new Map(planned.map(({ postId, ...moments }) => [postId, toPostSchedule(moments)]));
}

/**
 * Schedules the publishing of a post on behalf of the caller and replaces an earlier schedule. A scheduled unpublish
 * stays. For staff.
 * @throws Missing, BadRequest for a time in the past
 */
export async function schedulePost({
  req,
  named,
  body,
}: ScheduleArgs & { body: SchedulePostBody }): Promise<PostSchedule> {
  const user = requireStaff(req);
  const waitUntil = new Date(body.publishAt);
  if (waitUntil.getTime() <= Date.now()) {
    throw badField('publishAt', 'Choose a time in the future.');
  }
  return changePlans(req, named, async (id) => {
    await forgetPlannedPublishing(req, id);
    await req.payload.jobs.queue({
      overrideAccess: true,
      task: 'schedulePublish',
      input: {
        type: 'publish',
        // The CMS stores the id as a string, contrary to its types, and finds no jobs with a numeric id.
        doc: { relationTo: 'posts', value: String(id) as unknown as number },
        user: { relationTo: 'users', value: user.id },
      },
      waitUntil,
      req,
    });
  });
}

/**
 * Cancels the scheduled publishing of a post. For staff.
 * @throws Missing
 */
export async function unschedulePost({ req, named }: ScheduleArgs): Promise<PostSchedule> {
  requireStaff(req);
  return changePlans(req, named, (id) => forgetPlannedPublishing(req, id));
}

/**
 * Serializes schedule changes with saves of the post. Two concurrent requests would otherwise leave two schedules.
 * @throws Missing, also for a post that is moved to the trash meanwhile
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
