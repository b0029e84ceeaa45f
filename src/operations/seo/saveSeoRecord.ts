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
  /** The complete record; null clears a field. */
  body: SeoBody;
  /** The record that the form loaded, for optimistic locking. If absent, any revision is overwritten. */
  replaces?: SeoRecord;
  /** Fields to store; all by default. */
  only?: readonly SeoField[];
}

/**
 * Saves the metadata record of a page and invalidates that page. For staff. Saves of one page are serialized, so each
 * gets its own version. Within this process they queue before taking a database connection, so waiting can't exhaust
 * the pool.
 * @throws Unauthorized, NotAllowed, ValidationError, Conflict when someone else saved since the record was read
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
  // The API sends the image's URL. The collection's hooks detect whether it is one of our media files.
  if (only.includes('ogImage')) data.sharePicture = null;
  const saved = await req.payload.update({ ...common, id: page.id, data });
  const [record = {}] = await toSeoRecords(req.payload, [saved], req);
  return record;
}
