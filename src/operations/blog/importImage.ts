import type { PayloadRequest } from 'payload';
import { isPictureName } from '@/domain/blog/pictureName';
import { PostFileProblem } from '@/domain/blog/postFile/PostFileProblem';
import type { UnzippedFile } from '@/integrations/archive/unzipFiles';
import { runInImageQueue } from '@/integrations/limits/runInImageQueue';
import { requireStaff } from '@/operations/requireUser';
import type { ImportedFile } from '@/schemas/blogImport';
import type { AltTexts } from './altTexts';

const folder = 'blog-images/';

export const isImageFile = (name: string): boolean =>
  name.startsWith(folder) && isPictureName(name.slice(folder.length));

interface ImportedPicture extends UnzippedFile {
  filename: string;
  words: AltTexts | undefined;
}

/** Returns the archive file as an image to import, or null if it isn't one. */
export function toImportedImage(
  file: UnzippedFile,
  words: ReadonlyMap<string, AltTexts>,
): ImportedPicture | null {
  if (!isImageFile(file.name)) return null;
  const filename = file.name.slice(folder.length);
  return { ...file, filename, words: words.get(filename) };
}

/**
 * Stores an image of an archive under the file name that its posts use. An existing image of that name stays, one in
 * the trash is restored. The alt text may be missing, because a cover's alt text is stored in its post.
 * @throws PostFileProblem, and the errors of a media upload
 */
export async function importImage(
  req: PayloadRequest,
  { filename, data, words }: ImportedPicture,
): Promise<Omit<ImportedFile, 'file'>> {
  const { id: account } = requireStaff(req);
  if (!data) throw new PostFileProblem('The picture is damaged, or too large.');
  const present = await findPicture(req, filename);
  if (present && present.filename !== filename) {
    throw new PostFileProblem('A smaller size of another picture has this name.');
  }
  if (present?.deletedAt) {
    await req.payload.update({
      ...{ collection: 'media', id: present.id, data: { deletedAt: null } },
      ...{ trash: true, depth: 0, overrideAccess: false, req },
    });
    return { outcome: 'created' };
  }
  if (present) return { outcome: 'unchanged' };
  await runInImageQueue(String(account), () =>
    req.payload.create({
      collection: 'media',
      data: { alt: words?.alt ?? '', isDecorative: words?.isDecorative ?? false },
      file: { data, mimetype: 'image/webp', name: filename, size: data.length },
      context: { isCoverUpload: true, keepsPictureName: true },
      // No image row has this name, so an existing file is left over from an interrupted import.
      overwriteExistingFiles: true,
      depth: 0,
      overrideAccess: false,
      req,
    }),
  );
  return { outcome: 'created' };
}

/** Finds the image with a file of this name in any size. An original of that name wins over a resized one. */
async function findPicture(req: PayloadRequest, filename: string) {
  const paths = ['filename', 'sizes.small.filename', 'sizes.medium.filename', 'sizes.large.filename'];
  const where = { or: paths.map((path) => ({ [path]: { equals: filename } })) };
  const { docs } = await req.payload.find({
    ...{ collection: 'media', where, select: { filename: true, deletedAt: true } },
    ...{ trash: true, pagination: false, depth: 0, overrideAccess: false, req },
  });
  return docs.find((picture) => picture.filename === filename) ?? docs[0];
}
