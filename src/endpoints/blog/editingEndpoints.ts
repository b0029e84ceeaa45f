import { enterPost, leavePost } from '@/operations/blog/postEditing';
import { editingSchema, enterPostBodySchema, postSlugParams } from '@/schemas/blog';
import { messageSchema } from '@/schemas/message';
import { defineEndpoint } from '../defineEndpoint';

const path = '/admin/blog/post/:slug/editing';

const enterPostEndpoint = defineEndpoint({
  method: 'post',
  path,
  summary:
    'Say that a post is open, and ask who is editing it. Once more every half minute while it stays open',
  access: 'staff',
  params: postSlugParams,
  body: enterPostBodySchema,
  answer: editingSchema,
  handler: async ({ req, params, body }) => ({ body: await enterPost({ req, ...params, ...body }) }),
});

const leavePostEndpoint = defineEndpoint({
  method: 'delete',
  path,
  summary: 'Say that a post is closed',
  access: 'staff',
  params: postSlugParams,
  answer: messageSchema,
  handler: async ({ req, params }) => {
    await leavePost({ req, ...params });
    return { body: { message: 'Post closed' } };
  },
});

export const editingEndpoints = [enterPostEndpoint, leavePostEndpoint];
