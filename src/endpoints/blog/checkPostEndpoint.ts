import { checkPost } from '@/operations/blog/checkPost';
import { checkPostBodySchema, postFindingsSchema } from '@/schemas/blogCheck';
import { defineEndpoint } from '../defineEndpoint';
import { maxPostBytes } from './maxPostBytes';

export const checkPostEndpoint = defineEndpoint({
  method: 'post',
  path: '/admin/blog/check',
  summary: 'What is worth knowing about a post before it is published, as it stands in an editor',
  access: 'staff',
  body: checkPostBodySchema,
  answer: postFindingsSchema,
  maxBodyBytes: maxPostBytes,
  handler: async ({ req, body }) => ({ body: { findings: await checkPost({ req, body }) } }),
});
