import { deletePost } from '@/operations/blog/deletePost';
import { postSlugParams } from '@/schemas/blog';
import { messageSchema } from '@/schemas/message';
import { defineEndpoint } from '../defineEndpoint';

export const deletePostEndpoint = defineEndpoint({
  method: 'delete',
  path: '/admin/blog/post/:slug',
  summary: 'Delete a post with all of its versions',
  access: 'staff',
  params: postSlugParams,
  answer: messageSchema,
  handler: async ({ req, params }) => {
    await deletePost({ req, slug: params.slug });
    return { body: { message: 'Post deleted' } };
  },
});
