import { APIError, type PayloadRequest } from 'payload';
import { ZodError, type z } from 'zod';
import { importLimits } from '@/domain/blog/postFile/importLimits';
import { PostFileProblem } from '@/domain/blog/postFile/PostFileProblem';
import { decodeUtf8 } from '@/domain/text/decodeUtf8';
import { mebibyte } from '@/domain/mebibyte';
import { BadRequest } from '@/errors/ApiFailures';
import { isUnfitForDatabase } from '@/errors/databaseErrors';
import { ArchiveProblem } from '@/integrations/archive/ArchiveProblem';
import { unzipFiles, type UnzippedFile } from '@/integrations/archive/unzipFiles';
import { requireStaff } from '@/operations/requireUser';
import type { ImportedFile, ImportAnswer, importPostsBody } from '@/schemas/blogImport';
import { importImage, isImageFile, toImportedImage } from './importImage';
import { importPostFile } from './importPostFile';
import { altTextsFile, altTextsOf } from './altTexts';

interface ImportPostsArgs {
  req: PayloadRequest;
  body: z.output<typeof importPostsBody>;
}

const fileRequired = 'Choose a Markdown file or a zip archive of such files.';
const zipSignature = Buffer.from('PK');

/**
 * Imports posts from one Markdown file, or from a zip archive of Markdown files and images. Each file is stored
 * completely or not at all, and the response lists the outcome per file. File names are never used as paths: nothing
 * is unpacked to disk. For staff.
 * @throws BadRequest for an unreadable archive
 */
export async function importPosts({ req, body }: ImportPostsArgs): Promise<ImportAnswer> {
  requireStaff(req);
  if (!body.file) throw new BadRequest(fileRequired, [{ field: 'file', message: fileRequired }]);
  const data = Buffer.from(await body.file.arrayBuffer());
  const isArchive = data.subarray(0, 2).equals(zipSignature);
  const files = isArchive ? await unpack(data) : [{ name: body.file.name, data }];
  const answer: ImportAnswer = { files: [] };
  const { pictures, posts } = sortFiles(files);
  for (const picture of pictures) {
    answer.files.push(await orRefused(picture.name, () => importImage(req, picture)));
  }
  const others = { namelessOfOthers: new Set<number>(), storedOfOthers: new Set<string>() };
  const common = { req, isReplacing: body.replace, ...others };
  for (const { name, data: text } of posts.toSorted(draftsLast)) {
    answer.files.push(await orRefused(name, () => importPostFile({ ...common, text: readText(name, text) })));
  }
  return answer;
}

/** Sorts pending drafts last, because their published post must exist first. */
const draftsLast = (one: UnzippedFile, other: UnzippedFile) =>
  Number(one.name.endsWith('.draft.md')) - Number(other.name.endsWith('.draft.md'));

async function unpack(data: Buffer): Promise<UnzippedFile[]> {
  try {
    // macOS adds metadata files to archives.
    const files = await unzipFiles(data, { ...importLimits, maxFileBytes: importLimits.maxImageBytes });
    return files.filter(({ name }) => !name.startsWith('__MACOSX/'));
  } catch (error) {
    if (!(error instanceof ArchiveProblem)) throw error;
    throw new BadRequest(error.message, [{ field: 'file', message: error.message }]);
  }
}

/** Splits the files into images and posts. Images are stored first, because posts reference them. */
function sortFiles(files: readonly UnzippedFile[]) {
  const words = altTextsOf(files.find(({ name }) => name === altTextsFile));
  const others = files.filter(({ name }) => name !== altTextsFile);
  return {
    pictures: others.flatMap((file) => toImportedImage(file, words) ?? []),
    posts: others.filter(({ name }) => !isImageFile(name)),
  };
}

async function orRefused(
  name: string,
  store: () => Promise<Omit<ImportedFile, 'file'>>,
): Promise<ImportedFile> {
  const file = name.slice(0, 200);
  try {
    return { file, ...(await store()) };
  } catch (error) {
    return { file, outcome: 'refused', message: reasonOf(error) };
  }
}

function readText(name: string, data: Buffer | null): string {
  if (/(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:/i.test(name)) {
    throw new PostFileProblem('The name of the file leads out of the archive.');
  }
  if (!/\.(?:md|markdown)$/i.test(name)) throw new PostFileProblem('Only .md files are imported.');
  if (!data || data.length > importLimits.maxFileBytes) {
    throw new PostFileProblem(
      `The file is damaged, or larger than ${importLimits.maxFileBytes / mebibyte} MB.`,
    );
  }
  const text = decodeUtf8(data);
  if (text === null) throw new PostFileProblem('The file is not text in UTF-8.');
  return text;
}

/** Formats a schema issue with the field's name in the front matter. */
function wordsOf({ path, message }: z.core.$ZodIssue): string {
  const field = path.join('.').replace('excerpt', 'description');
  return field ? `${field}: ${message}` : message;
}

/** Returns the reason why one file was rejected. Rethrows errors that the file didn't cause; they end the import. */
function reasonOf(error: unknown): string {
  if (error instanceof PostFileProblem) return error.message;
  if (error instanceof ZodError) {
    const [issue] = error.issues;
    return issue ? wordsOf(issue) : error.message;
  }
  if (error instanceof APIError && error.status < 500) return error.message;
  if (isUnfitForDatabase(error)) return 'Something in it can’t be stored.';
  throw error;
}
