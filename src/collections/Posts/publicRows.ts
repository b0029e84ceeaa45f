import type { PayloadRequest } from 'payload';
import { findPublicPost } from '@/database/tables/posts';
import type { Post } from '@/payload-types';

/**
 * What readers see of a post before and after a save: the document that Payload hands its hooks as the original can be a
 * draft that no reader has seen. Each row is read once for all hooks, as a long text takes milliseconds to read.
 */
interface PublicRows {
  before: Post | null;
  after?: Promise<Post | null>;
}

/** By request and post: a request can save several. */
const saves = new WeakMap<PayloadRequest, Map<number, PublicRows>>();

/** Begins a save of a post that there is already. */
export async function notePublicRow(req: PayloadRequest, id: number): Promise<void> {
  savesOf(req).set(id, { before: await findPublicPost(req, id) });
}

/** The row as it was when the save began; null for a new post. */
export const publicRowBefore = (req: PayloadRequest, id: number): Post | null =>
  saves.get(req)?.get(id)?.before ?? null;

/** The row as the save has left it, for hooks that come after it. */
export function publicRowAfter(req: PayloadRequest, id: number): Promise<Post | null> {
  const rows: PublicRows = savesOf(req).get(id) ?? { before: null };
  rows.after ??= findPublicPost(req, id);
  savesOf(req).set(id, rows);
  return rows.after;
}

function savesOf(req: PayloadRequest): Map<number, PublicRows> {
  const known = saves.get(req) ?? new Map<number, PublicRows>();
  saves.set(req, known);
  return known;
}
