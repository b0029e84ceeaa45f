import type { PayloadRequest } from 'payload';
import { zipFiles, type TextFile } from '@/integrations/archive/zipFiles';
import { requireStaff } from '@/operations/requireUser';
import type { Post } from '@/payload-types';
import { findEditedPost } from './findEditedPost';
import { findSurroundings, postFileOf } from './postFileOf';

const batchSize = 100;

/**
 * One post as a file: what readers see of it, or the latest draft where they see nothing. For staff.
 * @throws Missing
 */
export async function exportPost({ req, slug }: { req: PayloadRequest; slug: string }): Promise<TextFile> {
  requireStaff(req);
  const { post } = await findEditedPost(req, slug);
  const [exported = post] = await findExported(req, [await findRow(req, post.id)]);
  return postFileOf(req, exported, await findSurroundings(req, [exported]));
}

/** All posts as a zip archive of such files, oldest first, packed while it is sent. For staff. */
export function exportPosts({ req }: { req: PayloadRequest }): AsyncGenerator<Uint8Array> {
  requireStaff(req);
  return zipFiles(allFiles(req));
}

async function* allFiles(req: PayloadRequest): AsyncGenerator<TextFile> {
  for (let after = 0; ;) {
    const { docs: rows } = await req.payload.find({
      ...{ collection: 'posts', where: { id: { greater_than: after } }, sort: 'id', limit: batchSize },
      ...{ pagination: false, depth: 0, overrideAccess: false, req },
    });
    const posts = await findExported(req, rows);
    const surroundings = await findSurroundings(req, posts);
    for (const post of posts) yield await postFileOf(req, post, surroundings);
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.id ?? after;
  }
}

async function findRow(req: PayloadRequest, id: number): Promise<Post> {
  return req.payload.findByID({ collection: 'posts', id, depth: 0, overrideAccess: false, req });
}

/** Public rows as they are; the latest version of the others, whose rows can be older. */
async function findExported(req: PayloadRequest, rows: Post[]): Promise<Post[]> {
  const drafts = rows.filter(({ _status }) => _status !== 'published').map(({ id }) => id);
  if (drafts.length === 0) return rows;
  const { docs } = await req.payload.find({
    ...{ collection: 'posts', where: { id: { in: drafts } }, draft: true },
    ...{ pagination: false, depth: 0, overrideAccess: false, req },
  });
  const latest = new Map(docs.map((post) => [post.id, post]));
  return rows.map((row) => latest.get(row.id) ?? row);
}
