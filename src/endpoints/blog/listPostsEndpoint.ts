import { listPosts } from '@/operations/blog/listPosts';
import { listedPostsSchema, postListCap, postListQuery } from '@/schemas/blog';
import { defineEndpoint } from '../defineEndpoint';

export const listPostsEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/blog/posts',
  summary: `Posts, newest first: a page when any parameter is given, else up to ${postListCap}; X-Total-Count says how many match`,
  access: 'staff',
  query: postListQuery,
  answer: listedPostsSchema,
  handler: async ({ req, query }) => {
    const { posts, total } = await listPosts({ req, query });
    return { body: posts, headers: { 'X-Total-Count': String(total) } };
  },
});
