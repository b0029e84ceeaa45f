import { trashShown } from '@/domain/trash/trashShown';
import { deleteForGood } from '@/operations/trash/deleteForGood';
import { listPictureUses } from '@/operations/trash/listPictureUses';
import { listUses } from '@/operations/trash/listUses';
import { listTrash } from '@/operations/trash/listTrash';
import { restoreTrashed } from '@/operations/trash/restoreTrashed';
import { documentIdParams } from '@/schemas/documentId';
import { messageSchema } from '@/schemas/message';
import {
  pictureUsesSchema,
  trashParams,
  trashSchema,
  usesParams,
  usesQuery,
  usesSchema,
} from '@/schemas/trash';
import { defineEndpoint } from '../defineEndpoint';
import { totalHeaders } from '../totalHeaders';

const path = '/admin/blog/trash';

const listTrashEndpoint = defineEndpoint({
  method: 'get',
  path,
  summary: `Posts, categories and pictures that were deleted and can still be put back, the latest first, up to ${trashShown} of each; X-Total-Count says how many there are in all`,
  access: 'staff',
  answer: trashSchema,
  handler: async ({ req }) => {
    const { items, total } = await listTrash({ req });
    return { body: items, headers: totalHeaders(total) };
  },
});

const restoreEndpoint = defineEndpoint({
  method: 'post',
  path: `${path}/:kind/:id/restore`,
  summary:
    'Put back what was deleted. A post becomes a draft, at its former address if that is still free; 409 for a category whose name another one has by now',
  access: 'staff',
  params: trashParams,
  answer: messageSchema,
  handler: async ({ req, params }) => {
    await restoreTrashed({ req, ...params });
    return { body: { message: 'Restored' } };
  },
});

const deleteForGoodEndpoint = defineEndpoint({
  method: 'delete',
  path: `${path}/:kind/:id`,
  summary: 'Delete for good what is in the trash',
  access: 'admin',
  params: trashParams,
  answer: messageSchema,
  handler: async ({ req, params }) => {
    await deleteForGood({ req, ...params });
    return { body: { message: 'Deleted for good' } };
  },
});

const pictureUsesEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/blog/pictures/:id/uses',
  summary: 'Posts and people that a picture is shown with, drafts included',
  access: 'staff',
  params: documentIdParams,
  answer: pictureUsesSchema,
  handler: async ({ req, params }) => ({ body: await listPictureUses({ req, id: params.id }) }),
});

const usesEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/blog/uses/:kind',
  summary:
    'Where pictures or categories are used, drafts and posts in the trash included; asked before they go',
  access: 'staff',
  params: usesParams,
  query: usesQuery,
  answer: usesSchema,
  handler: async ({ req, params, query }) => ({ body: await listUses({ req, ...params, ...query }) }),
});

export const trashEndpoints = [
  listTrashEndpoint,
  restoreEndpoint,
  deleteForGoodEndpoint,
  pictureUsesEndpoint,
  usesEndpoint,
];
