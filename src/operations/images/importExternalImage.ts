import type { PayloadRequest } from 'payload';
import { mebibyte } from '@/domain/mebibyte';
import { BadRequest } from '@/errors/ApiFailures';
import { fetchExternalFile, type ConnectionRule } from '@/integrations/externalFiles/fetchExternalFile';
import { ExternalFileProblem } from '@/integrations/externalFiles/ExternalFileProblem';
import { consume } from '@/integrations/limits/consume';
import { runInImageQueue } from '@/integrations/limits/runInImageQueue';
import { getLimiters } from '@/integrations/limits/limiters';
import { requireStaff } from '@/operations/requireUser';
import type { ImportForeignPictureBody, LibraryPicture } from '@/schemas/pictures';
import { presentImage } from './presentImage';

const maxBytes = 5 * mebibyte;
const timeoutMs = 15_000;
const tooMany = 'You have brought in many pictures within the hour. Try again later.';

interface ImportForeignPictureArgs {
  req: PayloadRequest;
  body: ImportForeignPictureBody;
  /** Allowed connection targets; by default only external sites. */
  rule?: ConnectionRule;
}

/**
 * Copies an external image used in a post into the media library. It is validated and re-encoded like an upload. The
 * alt text may be missing; the publish check reports that. For staff.
 * @throws BadRequest, TooLarge, UnsupportedFile, Conflict, Busy, TooManyRequests, StorageFailure, StorageAway
 */
export async function importExternalImage({
  req,
  body: { address, alt = '' },
  rule,
}: ImportForeignPictureArgs): Promise<LibraryPicture> {
  const { id: account } = requireStaff(req);
  await consume(getLimiters(req.payload).foreignPictures, String(account), tooMany);
  const { data, name } = await fetchExternalFile(address, {
    ...{ maxBytes, timeoutMs, rule },
  }).catch(inTheirWords);
  const row = await runInImageQueue(String(account), () =>
    req.payload.create({
      collection: 'media',
      data: { alt, isDecorative: false },
      // The upload detects the real type from the content.
      file: { data, mimetype: 'image/webp', name, size: data.length },
      context: { isCoverUpload: true },
      ...{ depth: 0, overrideAccess: false, req },
    }),
  );
  return presentImage(row);
}

function inTheirWords(error: unknown): never {
  if (!(error instanceof ExternalFileProblem)) throw error;
  throw new BadRequest(error.message, [{ field: 'address', message: error.message }]);
}
