import type { PayloadRequest } from 'payload';
import { pictureNames } from '@/domain/markdown/pictureNames';
import { zipFiles, type ArchivedFile, type TextFile } from '@/integrations/archive/zipFiles';
import { readMediaFile } from '@/integrations/storage/mediaFiles';
import { requireStaff } from '@/operations/requireUser';
import type { Post } from '@/payload-types';
import { findEditedPost, type NamedPost } from './findEditedPost';
import { altTextsFile, type AltTexts } from './altTexts';
import { findSurroundings, postFileOf, type PostSurroundings } from './postFileOf';

/** Yields stored images as archive files, each read when it is packed, and one file with their alt texts. */
async function* exportPictures(req: PayloadRequest, names: string[]): AsyncGenerator<ArchivedFile> {
  if (names.length === 0) return;
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { in: names } },
    select: { filename: true, alt: true, isDecorative: true },
    sort: 'filename',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const words: AltTexts[] = [];
  for (const { filename, alt, isDecorative } of docs) {
    const data = filename ? await readMediaFile(filename) : null;
    if (!filename || !data) continue;
    words.push({ filename, alt: alt ?? '', isDecorative: isDecorative ?? false });
    yield { name: `blog-images/${filename}`, data };
  }
  yield { name: altTextsFile, text: `${JSON.stringify(words, null, 2)}\n` };
}

/** Converting a post blocks the event loop for milliseconds, so posts are read in small batches. */
const batchSize = 20;

/**
 * Returns one post as a file: its published version, or the latest draft if it isn't published. For staff.
 * @throws Missing
 */
export async function exportPost({
  req,
  named,
}: {
  req: PayloadRequest;
  named: NamedPost;
}): Promise<TextFile> {
  requireStaff(req);
  const { post } = await findEditedPost(req, named);
  const row = await req.payload.findByID({
    ...{ collection: 'posts', id: post.id, depth: 0, overrideAccess: false, req },
  });
  const shown = row._status === 'published' ? row : post;
  return postFileOf(req, shown, await findSurroundings(req, [shown]));
}

/** Returns the pending draft of a published post as a file, or null if there is none. For staff. */
export async function exportDraft(req: PayloadRequest, draftOf: string): Promise<TextFile | null> {
  requireStaff(req);
  const { post, isPublic } = await findEditedPost(req, { slug: draftOf });
  if (!isPublic || post._status === 'published') return null;
  return postFileOf(req, post, await findSurroundings(req, [post]), draftOf);
}

/**
 * Streams all posts as a zip archive, oldest first. A pending draft of a published post is a file of its own. The
 * images used by the posts come last, with their alt texts. For staff.
 */
export function exportPosts({ req }: { req: PayloadRequest }): AsyncGenerator<Uint8Array> {
  requireStaff(req);
  return zipFiles(withPictures(req, allFiles(req)));
}

async function* withPictures(
  req: PayloadRequest,
  posts: AsyncGenerator<TextFile>,
): AsyncGenerator<ArchivedFile> {
  const names = new Set<string>();
  for await (const file of posts) {
    for (const name of pictureNames(file.text)) names.add(name);
    yield file;
  }
  yield* exportPictures(req, [...names]);
}

async function* allFiles(req: PayloadRequest): AsyncGenerator<TextFile> {
  for (let after = 0; ;) {
    const { docs: rows } = await req.payload.find({
      ...{ collection: 'posts', where: { id: { greater_than: after } }, sort: 'id', limit: batchSize },
      ...{ pagination: false, depth: 0, overrideAccess: false, req },
    });
    const drafts = await findDrafts(req, rows);
    const surroundings = await findSurroundings(req, [...rows, ...drafts.values()]);
    for (const row of rows) yield* filesOf(req, row, drafts.get(row.id), surroundings);
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** Yields a published row and its pending draft. Of other posts it yields only the draft: the row may be older. */
async function* filesOf(
  req: PayloadRequest,
  row: Post,
  draft: Post | undefined,
  surroundings: PostSurroundings,
): AsyncGenerator<TextFile> {
  const isPublic = row._status === 'published';
  yield await postFileOf(req, isPublic ? row : (draft ?? row), surroundings);
  if (isPublic && draft) yield await postFileOf(req, draft, surroundings, row.slug);
}

/** Returns pending drafts by post id. Most posts have none. */
async function findDrafts(req: PayloadRequest, rows: Post[]): Promise<Map<number, Post>> {
  const ids = rows.map(({ id }) => id);
  const { docs } = await req.payload.find({
    ...{ collection: 'posts', where: { id: { in: ids }, _status: { equals: 'draft' } }, draft: true },
    ...{ pagination: false, depth: 0, overrideAccess: false, req },
  });
  return new Map(docs.map((post) => [post.id, post]));
}
