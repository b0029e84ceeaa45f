import type { PayloadRequest } from 'payload';
import type { PageKey } from '@/domain/seo/pageKeys';
import { isSameRecord, seoFields, type SeoField, type SeoRecord } from '@/domain/seo/SeoRecord';
import { serializeByKey } from '../serializeByKey';
import { inTransaction } from '@/database/inTransaction';
import { lockByName } from '@/database/lockByName';
import { Conflict } from '@/errors/ApiFailures';
import { requireStaff } from '@/operations/requireUser';
import { toSeoRecords } from '@/queries/seo/toSeoRecords';
import type { SeoBody } from '@/schemas/seo';

const isOutdated = 'Someone else saved meanwhile; their version is in History.';

interface SaveSeoRecordArgs {
  req: PayloadRequest;
  pageKey: PageKey;
  /** The whole record: null clears a field. */
  body: SeoBody;
  /** As it was before whoever saves changed it; left out where that doesn't matter. */
  replaces?: SeoRecord;
  /** Fields to store; all unless given. */
  only?: readonly SeoField[];
}

/**
 * Keeps the record of a page and makes that page fresh. For staff.
 * Saves of one page wait for each other, so that any number at once leave one record and a version each. Within this
 * process they queue before they take a database connection, so that waiting can't empty the pool.
 * @throws Unauthorized, NotAllowed, ValidationError, Conflict when somebody else saved since the record was read
 */
export async function saveSeoRecord(args: SaveSeoRecordArgs): Promise<SeoRecord> {
  const { req, pageKey } = args;
  requireStaff(req);
  return serializeByKey(`seo-page:${pageKey}`, () =>
    inTransaction(req, async () => {
      await lockByName(req, `seo-page:${pageKey}`);
      return writeRecord(args);
    }),
  );
}

async function writeRecord({
  req,
  pageKey,
  body,
  replaces,
  only = seoFields,
}: SaveSeoRecordArgs): Promise<SeoRecord> {
  const common = { collection: 'seo-pages', depth: 0, overrideAccess: false, req } as const;
  const { docs } = await req.payload.find({
    ...common,
    where: { pageKey: { equals: pageKey } },
    limit: 1,
    pagination: false,
  });
  const [page] = docs;
  if (!page) throw new Error(`The page ${pageKey} has no row: a migration adds it`);
  const [stored = {}] = await toSeoRecords(req.payload, [page], req);
  if (replaces && !isSameRecord(replaces, stored)) throw new Conflict(isOutdated);
  const data: Partial<SeoBody> & { sharePicture?: null } = Object.fromEntries(
    only.map((field) => [field, body[field]]),
  );
  // A picture is named by its address here; the collection knows whether it is one of ours.
  if (only.includes('ogImage')) data.sharePicture = null;
  const saved = await req.payload.update({ ...common, id: page.id, data });
  const [record = {}] = await toSeoRecords(req.payload, [saved], req);
  return record;
}
