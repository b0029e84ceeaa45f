import { z } from 'zod';
import { loadGuidePicture } from '@/operations/guide/loadGuidePicture';
import { guidePictureParams } from '@/schemas/guide';
import { defineEndpoint } from '../defineEndpoint';

const guidePictureEndpoint = defineEndpoint({
  method: 'get',
  path: '/guide/pictures/:filename',
  summary: 'A picture of the guides for staff',
  access: 'staff',
  params: guidePictureParams,
  answer: z.instanceof(Uint8Array),
  contentType: 'image/webp',
  handler: async ({ params }) => ({
    body: await loadGuidePicture(params.filename),
    headers: { 'Cache-Control': 'private, max-age=3600' },
  }),
});

export const guideEndpoints = [guidePictureEndpoint];
