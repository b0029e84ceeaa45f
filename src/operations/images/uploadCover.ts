import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { coverMessages, pictureUploadMessages } from '@/content/admin/pictures';
import { blogLimits } from '@/domain/blog/blogLimits';
import { picturePath } from '@/domain/blog/pictureName';
import { TooLarge } from '@/errors/ApiFailures';
import { runInImageQueue } from '@/integrations/limits/runInImageQueue';
import { badField } from '@/operations/blog/badField';
import { requireStaff } from '@/operations/requireUser';
import type { uploadCoverBodySchema, uploadedCoverSchema } from '@/schemas/blog';

interface UploadCoverArgs {
  req: PayloadRequest;
  body: z.output<typeof uploadCoverBodySchema>;
}

/**
 * Stores the cover image of the post that will have this slug. Its alt text is saved with the post. For staff.
 * @throws BadRequest, TooLarge, UnsupportedFile, Busy, TooManyRequests, StorageFailure, StorageAway
 */
export async function uploadCover({
  req,
  body: { cover, slug },
}: UploadCoverArgs): Promise<z.input<typeof uploadedCoverSchema>> {
  const { id: account } = requireStaff(req);
  if (!slug) throw badField('slug', coverMessages.slugRequired);
  if (!cover) throw badField('cover', coverMessages.fileRequired);
  if (cover.size > blogLimits.coverMaxBytes) {
    throw new TooLarge(pictureUploadMessages.tooLarge(blogLimits.coverMaxBytes));
  }
  const data = Buffer.from(await cover.arrayBuffer());
  const { filename } = await runInImageQueue(String(account), () =>
    req.payload.create({
      collection: 'media',
      data: {},
      file: { data, mimetype: cover.type, name: slug, size: data.length },
      context: { isCoverUpload: true },
      depth: 0,
      overrideAccess: false,
      req,
    }),
  );
  return { url: picturePath(filename ?? ''), filename: filename ?? '' };
}
