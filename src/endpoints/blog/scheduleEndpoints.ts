import { readPostSchedule, schedulePost, unschedulePost } from '@/operations/blog/postSchedule';
import { postSlugParams } from '@/schemas/blog';
import { postScheduleSchema, schedulePostBodySchema } from '@/schemas/postSchedule';
import { defineEndpoint } from '../defineEndpoint';

const path = '/admin/blog/post/:slug/schedule';

const readScheduleEndpoint = defineEndpoint({
  method: 'get',
  path,
  summary: 'When a post is going to be published',
  access: 'staff',
  params: postSlugParams,
  answer: postScheduleSchema,
  handler: async ({ req, params }) => ({ body: await readPostSchedule({ req, slug: params.slug }) }),
});

const schedulePostEndpoint = defineEndpoint({
  method: 'put',
  path,
  summary: 'Have a post published at a moment, instead of what was planned for it before',
  access: 'staff',
  params: postSlugParams,
  body: schedulePostBodySchema,
  answer: postScheduleSchema,
  handler: async ({ req, params, body }) => ({ body: await schedulePost({ req, slug: params.slug, body }) }),
});

const unschedulePostEndpoint = defineEndpoint({
  method: 'delete',
  path,
  summary: 'Drop what was planned for a post',
  access: 'staff',
  params: postSlugParams,
  answer: postScheduleSchema,
  handler: async ({ req, params }) => ({ body: await unschedulePost({ req, slug: params.slug }) }),
});

export const scheduleEndpoints = [readScheduleEndpoint, schedulePostEndpoint, unschedulePostEndpoint];
