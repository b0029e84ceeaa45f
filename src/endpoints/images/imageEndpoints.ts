import { coverMessages } from '@/content/admin/cover';
import { deleteCover } from '@/operations/images/deleteCover';
import { uploadCover } from '@/operations/images/uploadCover';
import { coverFilenameParams, uploadCoverBodySchema, uploadedCoverSchema } from '@/schemas/blog';
import { messageSchema } from '@/schemas/message';
import { defineEndpoint } from '../defineEndpoint';

const uploadCoverEndpoint = defineEndpoint({
  method: 'post',
  path: '/images/upload-cover',
  summary: 'Upload the cover of a post',
  access: 'staff',
  body: uploadCoverBodySchema,
  bodyType: 'form',
  answer: uploadedCoverSchema,
  status: 201,
  // More than a picture may have, so that whoever sends a larger one is told how large it may be.
  maxBodyBytes: 12 * 1024 * 1024,
  handler: async ({ req, body }) => ({ body: await uploadCover({ req, body }) }),
});

const deleteCoverEndpoint = defineEndpoint({
  method: 'delete',
  path: '/images/delete-cover/:filename',
  summary: 'Delete a picture and take it from its posts',
  access: 'staff',
  params: coverFilenameParams,
  answer: messageSchema,
  handler: async ({ req, params }) => {
    await deleteCover({ req, filename: params.filename });
    return { body: { message: coverMessages.deleted } };
  },
});

export const imageEndpoints = [uploadCoverEndpoint, deleteCoverEndpoint];
