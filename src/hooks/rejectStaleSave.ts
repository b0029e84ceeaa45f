import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalBeforeOperationHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload';
import { lockByName } from '@/database/lockByName';
import { isRecord } from '@/domain/isRecord';
import { Conflict } from '@/errors/ApiFailures';

/** Said by a form of the panel. Payload would make a list of what follows a colon. */
export const isOutdated =
  'This was saved elsewhere in the meantime. Load the page again to see what was saved. What you typed is kept in this browser and will be offered there.';

/** Keeps others from saving a document until the transaction ends: Payload reads it without a lock and writes it whole. */
export const lockSaves = (req: PayloadRequest, slug: CollectionSlug, id: number) =>
  lockByName(req, `saves:${slug}:${id}`);

/**
 * Refuses a save of another version than the latest. The panel's forms name the version that they were filled in with; a
 * save that names none is of whichever is there.
 */
async function requireLatest(sent: unknown, readLatest: () => Promise<unknown>): Promise<void> {
  const shown = isRecord(sent) ? sent.updatedAt : undefined;
  if (typeof shown !== 'string') return;
  const latest = await readLatest();
  // Nobody has saved it yet.
  if (typeof latest !== 'string') return;
  if (Date.parse(shown) !== Date.parse(latest)) throw new Conflict(isOutdated);
}

/** What the panel's forms save whole. */
type SavedWhole = Extract<
  CollectionSlug,
  'categories' | 'media' | 'redirects' | 'seo-pages' | 'team-members' | 'users'
>;

/** Saves of one document take turns, and none writes over what its sender hasn't seen. */
export const rejectStaleSave =
  (slug: SavedWhole): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    // Named, but without a value, in a change of many.
    if (operation !== 'update' || !('id' in args) || args.id === undefined) return args;
    const id = Number(args.id);
    await lockSaves(req, slug, id);
    await requireLatest('data' in args ? args.data : undefined, async () => {
      const common = { depth: 0, trash: true, disableErrors: true, overrideAccess: false, req } as const;
      return (await req.payload.findByID({ ...common, collection: slug, id }))?.updatedAt;
    });
    return args;
  };

/**
 * The same for settings. Of those with drafts the panel shows the latest one; what it sends for "Revert to published" is the
 * public row as it is, kind and all, and whoever presses that has been told that there is a draft.
 */
export const rejectStaleSettings =
  (slug: GlobalSlug): GlobalBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'update') return;
    await lockByName(req, `saves:${slug}`);
    const given: unknown = args;
    const sent = isRecord(given) ? given.data : undefined;
    const isRevert = isRecord(sent) && sent._status === 'published' && 'globalType' in sent;
    await requireLatest(sent, async () => {
      const common = { depth: 0, overrideAccess: false, req } as const;
      return (await req.payload.findGlobal({ ...common, slug, draft: !isRevert })).updatedAt;
    });
  };
