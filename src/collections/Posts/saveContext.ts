import type { PayloadRequest } from 'payload';
import { findPublicPost, findPublicTextMark, type PostWithoutText } from '@/database/tables/posts';

/** How a call saves posts. Payload doesn't pass it to the hooks of each post. */
interface SaveKind {
  isBulk: boolean;
  /** The save changes nothing that the form of a post shows: see `isStatusOnlySave`. */
  isStatusOnly: boolean;
  isUnpublish: boolean;
  /** The save leaves the published row as it is. */
  isDraft: boolean;
}

/** The published row of a post; `textMark` differs when the body differs. */
type PublishedRow = PostWithoutText & { textMark: string | null };

interface PublishedRows {
  before: PublishedRow | null;
  after?: Promise<PublishedRow | null>;
}

/** What the stages of a save share, by request: one request can save several posts. */
interface PostSaveContext {
  kind: SaveKind | null;
  /** By the id of the post. Payload's `originalDoc` can be a draft that no visitor has seen. */
  published: Map<number, PublishedRows>;
}

function contextOf(req: PayloadRequest): PostSaveContext {
  const context = (req.context.postSave as PostSaveContext | undefined) ?? {
    kind: null,
    published: new Map(),
  };
  req.context.postSave = context;
  return context;
}

/** Sets how the current call saves; null for a call that is no update, such as restoring a version. */
export function setSaveKind(req: PayloadRequest, kind: SaveKind | null): void {
  contextOf(req).kind = kind;
}

/** Returns how the current call saves; null for a call that is no update, such as restoring a version. */
export const saveKindOf = (req: PayloadRequest): SaveKind | null => contextOf(req).kind;

/** Reads the published row before an existing post is saved, once for all hooks. */
export async function loadPublishedRow(req: PayloadRequest, id: number): Promise<void> {
  contextOf(req).published.set(id, { before: await findRow(req, id) });
}

/** Returns the published row as it was when the save began; null for a new post. */
export const publishedRowBefore = (req: PayloadRequest, id: number): PublishedRow | null =>
  contextOf(req).published.get(id)?.before ?? null;

/** Reads the published row after the save, once for all `afterChange` hooks. */
export function publishedRowAfter(req: PayloadRequest, id: number): Promise<PublishedRow | null> {
  const { published } = contextOf(req);
  const rows: PublishedRows = published.get(id) ?? { before: null };
  rows.after ??= findRow(req, id);
  published.set(id, rows);
  return rows.after;
}

async function findRow(req: PayloadRequest, id: number): Promise<PublishedRow | null> {
  const [post, textMark] = [await findPublicPost(req, id), await findPublicTextMark(req, id)];
  return post && { ...post, textMark };
}

/** Returns whether the request is an autosave of the admin panel. Only valid after Payload has parsed the query. */
export const isAutosave = ({ query }: PayloadRequest): boolean => query?.autosave === true;

const statusFields = new Set(['_status', 'deletedAt', 'updatedAt', 'createdAt']);

/** Returns whether a save changes no content: it only publishes, unpublishes, trashes or restores. */
export const isStatusOnlySave = (data: object): boolean =>
  Object.keys(data).every((name) => statusFields.has(name));
