import { readPost } from '@/operations/blog/readPost';
import { editedPostSchema, postSlugParams } from '@/schemas/blog';
import { defineEndpoint } from '../defineEndpoint';

export const readPostEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/blog/post/:slug',
  summary: 'A post for its editor: the latest version, public or not',
  access: 'staff',
  params: postSlugParams,
  answer: editedPostSchema,
  handler: async ({ req, params }) => ({ body: await readPost({ req, slug: params.slug }) }),
});
