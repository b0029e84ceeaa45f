import type { PayloadRequest } from 'payload';
import { findPublicPost, findPublicTextMark, type PostWithoutText } from '@/database/tables/posts';

/**
 * What readers see of a post before and after a save: the document that Payload hands its hooks as the original can be a
 * draft that no reader has seen. Each row is read once for all hooks.
 */
interface PublicRows {
  before: PublishedRow | null;
  after?: Promise<PublishedRow | null>;
}

/** `textMark`: differs where the texts do. */
export type PublishedRow = PostWithoutText & { textMark: string | null };

/** By request and post: a request can save several. */
const saves = new WeakMap<PayloadRequest, Map<number, PublicRows>>();

/** Begins a save of a post that there is already. */
export async function recordPublishedRow(req: PayloadRequest, id: number): Promise<void> {
  savesOf(req).set(id, { before: await findRow(req, id) });
}

/** The row as it was when the save began; null for a new post. */
export const publishedRowBefore = (req: PayloadRequest, id: number): PublishedRow | null =>
  saves.get(req)?.get(id)?.before ?? null;

/** The row as the save has left it, for hooks that come after it. */
export function publishedRowAfter(req: PayloadRequest, id: number): Promise<PublishedRow | null> {
  const rows: PublicRows = savesOf(req).get(id) ?? { before: null };
  rows.after ??= findRow(req, id);
  savesOf(req).set(id, rows);
  return rows.after;
}

async function findRow(req: PayloadRequest, id: number): Promise<PublishedRow | null> {
  const [post, textMark] = [await findPublicPost(req, id), await findPublicTextMark(req, id)];
  return post && { ...post, textMark };
}

function savesOf(req: PayloadRequest): Map<number, PublicRows> {
  const known = saves.get(req) ?? new Map<number, PublicRows>();
  saves.set(req, known);
  return known;
}
