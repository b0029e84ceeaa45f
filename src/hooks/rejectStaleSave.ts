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

/** Shown by forms of the admin panel. Contains no colon, because Payload would render what follows one as a list. */
export const isOutdated =
  'This was saved elsewhere in the meantime. Load the page again to see what was saved. What you typed is kept in this browser and will be offered there.';

/** Locks saves of a document until the transaction ends: Payload reads it without a lock and writes it whole. */
export const lockSaves = (req: PayloadRequest, slug: CollectionSlug, id: number) =>
  lockByName(req, `saves:${slug}:${id}`);

/**
 * Rejects a stale save. The admin panel's forms send the `updatedAt` that they loaded; a save without it is accepted.
 * @throws Conflict
 */
async function requireLatest(sent: unknown, readLatest: () => Promise<unknown>): Promise<void> {
  const shown = isRecord(sent) ? sent.updatedAt : undefined;
  if (typeof shown !== 'string') return;
  const latest = await readLatest();
  // Never saved before.
  if (typeof latest !== 'string') return;
  if (Date.parse(shown) !== Date.parse(latest)) throw new Conflict(isOutdated);
}

/** Collections that the admin panel's forms save whole. */
type SavedWhole = Extract<
  CollectionSlug,
  'categories' | 'media' | 'redirects' | 'seo-pages' | 'team-members' | 'users'
>;

/**
 * Serializes saves of one document, and rejects stale ones.
 * @throws Conflict
 */
export const rejectStaleSave =
  (slug: SavedWhole): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    // In a bulk update, `id` is present but undefined.
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
 * The same for globals. With drafts, the admin panel loads the latest draft. "Revert to published" instead sends the
 * published row unchanged, including `globalType`, after the user confirmed that the draft is discarded.
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
