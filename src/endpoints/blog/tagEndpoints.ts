import { listTags } from '@/operations/blog/listTags';
import { renameTag } from '@/operations/blog/renameTag';
import { messageSchema } from '@/schemas/message';
import { listedTagsSchema, renameTagBodySchema, tagParams } from '@/schemas/tags';
import { defineEndpoint } from '../defineEndpoint';

const path = '/admin/blog/tags';

const listTagsEndpoint = defineEndpoint({
  method: 'get',
  path,
  summary: 'The tags that posts have, drafts included, by name',
  access: 'staff',
  answer: listedTagsSchema,
  handler: async ({ req }) => ({ body: await listTags({ req }) }),
});

const renameTagEndpoint = defineEndpoint({
  method: 'put',
  path: `${path}/:slug`,
  summary:
    'Give a tag another name at all posts; that of another tag makes one of both. Its address leads to the new one',
  access: 'staff',
  params: tagParams,
  body: renameTagBodySchema,
  answer: messageSchema,
  handler: async ({ req, params, body }) => {
    await renameTag({ req, slug: params.slug, body });
    return { body: { message: 'Tag renamed' } };
  },
});

export const tagEndpoints = [listTagsEndpoint, renameTagEndpoint];
