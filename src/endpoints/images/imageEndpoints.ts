import { coverMessages } from '@/content/admin/pictures';
import { mebibyte } from '@/domain/mebibyte';
import { deleteCover } from '@/operations/images/deleteCover';
import { importExternalImage } from '@/operations/images/importExternalImage';
import { listImages } from '@/operations/images/listImages';
import { uploadCover } from '@/operations/images/uploadCover';
import { uploadImage } from '@/operations/images/uploadImage';
import { coverFilenameParams, uploadCoverBodySchema, uploadedCoverSchema } from '@/schemas/blog';
import { messageSchema } from '@/schemas/message';
import {
  importForeignPictureBodySchema,
  libraryPictureSchema,
  libraryPicturesSchema,
  listPicturesQuery,
  uploadPictureBodySchema,
} from '@/schemas/pictures';
import { defineEndpoint } from '../defineEndpoint';
import { totalHeaders } from '../totalHeaders';

/** Above the limits for images, so that a larger one is rejected with the limit in the message. */
const coverBodyBytes = 12 * mebibyte;
const pictureBodyBytes = 32 * mebibyte;

const uploadCoverEndpoint = defineEndpoint({
  method: 'post',
  path: '/images/upload-cover',
  summary: 'Upload the cover of a post',
  access: 'staff',
  body: uploadCoverBodySchema,
  bodyType: 'form',
  answer: uploadedCoverSchema,
  status: 201,
  maxBodyBytes: coverBodyBytes,
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

const uploadPictureEndpoint = defineEndpoint({
  method: 'post',
  path: '/images/upload',
  summary: 'Upload a picture for the text of a post',
  access: 'staff',
  body: uploadPictureBodySchema,
  bodyType: 'form',
  answer: libraryPictureSchema,
  status: 201,
  maxBodyBytes: pictureBodyBytes,
  handler: async ({ req, body }) => ({ body: await uploadImage({ req, body }) }),
});

const importForeignPictureEndpoint = defineEndpoint({
  method: 'post',
  path: '/images/import',
  summary: 'Put a picture of another site, which a text shows, into the library',
  access: 'staff',
  body: importForeignPictureBodySchema,
  answer: libraryPictureSchema,
  status: 201,
  handler: async ({ req, body }) => ({ body: await importExternalImage({ req, body }) }),
});

const listPicturesEndpoint = defineEndpoint({
  method: 'get',
  path: '/images/library',
  summary: 'Pictures of the library, newest first; X-Total-Count says how many match',
  access: 'staff',
  query: listPicturesQuery,
  answer: libraryPicturesSchema,
  handler: async ({ req, query }) => {
    const { pictures, total } = await listImages({ req, query });
    return { body: pictures, headers: totalHeaders(total) };
  },
});

export const imageEndpoints = [
  uploadCoverEndpoint,
  deleteCoverEndpoint,
  uploadPictureEndpoint,
  importForeignPictureEndpoint,
  listPicturesEndpoint,
];
