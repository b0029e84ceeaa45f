import { ValidationError, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { coverMessages } from '@/content/admin/pictures';
import { BadRequest } from '@/errors/ApiFailures';
import { runInImageQueue } from '@/integrations/limits/runInImageQueue';
import { badField } from '@/operations/blog/badField';
import { requireStaff } from '@/operations/requireUser';
import type { LibraryPicture, uploadPictureBodySchema } from '@/schemas/pictures';
import { presentImage } from './presentImage';

interface UploadPictureArgs {
  req: PayloadRequest;
  body: z.output<typeof uploadPictureBodySchema>;
}

/**
 * Stores an image with its alt text in the media library, for use in a post's body. For staff.
 * @throws BadRequest, TooLarge, UnsupportedFile, Conflict, Busy, TooManyRequests, StorageFailure, StorageAway
 */
export async function uploadImage({
  req,
  body: { picture, alt, isDecorative },
}: UploadPictureArgs): Promise<LibraryPicture> {
  const { id: account } = requireStaff(req);
  if (!picture) throw badField('picture', coverMessages.fileRequired);
  const data = Buffer.from(await picture.arrayBuffer());
  const file = { data, mimetype: picture.type, name: picture.name, size: data.length };
  const words = { alt: alt ?? '', isDecorative };
  const row = await runInImageQueue(String(account), () =>
    req.payload
      .create({ collection: 'media', data: words, file, depth: 0, overrideAccess: false, req })
      .catch(inTheirWords),
  );
  return presentImage(row);
}

/** Translates the collection's validation errors to field errors of the API. */
function inTheirWords(error: unknown): never {
  if (!(error instanceof ValidationError)) throw error;
  const errors = error.data.errors.map(({ message, path }) => ({ field: path, message }));
  throw new BadRequest(errors[0]?.message ?? error.message, errors);
}
