import { readPostSchedule, schedulePost, unschedulePost } from '@/operations/blog/postSchedule';
import { postIdQuery, postSlugParams } from '@/schemas/blog';
import { postScheduleSchema, schedulePostBodySchema } from '@/schemas/postSchedule';
import { defineEndpoint } from '../defineEndpoint';

const path = '/admin/blog/post/:slug/schedule';

const readScheduleEndpoint = defineEndpoint({
  method: 'get',
  path,
  summary: 'When a post is going to be published',
  access: 'staff',
  params: postSlugParams,
  query: postIdQuery,
  answer: postScheduleSchema,
  handler: async ({ req, params, query }) => ({
    body: await readPostSchedule({ req, named: { ...params, ...query } }),
  }),
});

const schedulePostEndpoint = defineEndpoint({
  method: 'put',
  path,
  summary: 'Have a post published at a moment, instead of the one that was planned before',
  access: 'staff',
  params: postSlugParams,
  query: postIdQuery,
  body: schedulePostBodySchema,
  answer: postScheduleSchema,
  handler: async ({ req, params, query, body }) => ({
    body: await schedulePost({ req, named: { ...params, ...query }, body }),
  }),
});

const unschedulePostEndpoint = defineEndpoint({
  method: 'delete',
  path,
  summary: 'Drop the moment at which a post was going to be published',
  access: 'staff',
  params: postSlugParams,
  query: postIdQuery,
  answer: postScheduleSchema,
  handler: async ({ req, params, query }) => ({
    body: await unschedulePost({ req, named: { ...params, ...query } }),
  }),
});

export const scheduleEndpoints = [readScheduleEndpoint, schedulePostEndpoint, unschedulePostEndpoint];
