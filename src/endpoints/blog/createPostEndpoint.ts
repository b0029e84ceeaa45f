import { createPost } from '@/operations/blog/createPost';
import { createPostBodySchema, editedPostSchema } from '@/schemas/blog';
import { defineEndpoint } from '../defineEndpoint';
import { maxPostBytes } from './maxPostBytes';

export const createPostEndpoint = defineEndpoint({
  method: 'post',
  path: '/admin/blog/posts',
  summary: 'Write a post',
  access: 'staff',
  body: createPostBodySchema,
  answer: editedPostSchema,
  status: 201,
  maxBodyBytes: maxPostBytes,
  handler: async ({ req, body }) => ({ body: await createPost({ req, body }) }),
});
