import { updatePost } from '@/operations/blog/updatePost';
import { editedPostSchema, postSlugParams, updatePostBodySchema } from '@/schemas/blog';
import { defineEndpoint } from '../defineEndpoint';
import { maxPostBytes } from './maxPostBytes';

export const updatePostEndpoint = defineEndpoint({
  method: 'put',
  path: '/admin/blog/post/:slug',
  summary:
    'Save a post. What is left out stays as it is. 409 when `version` is old: what was sent is then kept among the versions, and the answer names changedBy, changedAt, the current version and keptAs',
  access: 'staff',
  params: postSlugParams,
  body: updatePostBodySchema,
  answer: editedPostSchema,
  maxBodyBytes: maxPostBytes,
  handler: async ({ req, params, body }) => ({ body: await updatePost({ req, slug: params.slug, body }) }),
});
