import type { PayloadRequest } from 'payload';
import type { PageKey } from '@/domain/seo/pageKeys';
import { toSeoRecord, type SeoRecord } from '@/domain/seo/SeoRecord';
import { inTurn } from '../inTurn';
import { inTransaction } from '@/database/inTransaction';
import { lockByName } from '@/database/lockByName';
import { requireStaff } from '@/operations/requireUser';
import type { SeoBody } from '@/schemas/seo';

interface SaveSeoRecordArgs {
  req: PayloadRequest;
  pageKey: PageKey;
  /** The whole record: null clears a field. */
  body: SeoBody;
}

/**
 * Keeps the record of a page and makes that page fresh. For staff.
 * Saves of one page wait for each other, so that any number at once leave one record and a version each. Within this
 * process they queue before they take a database connection, so that waiting can't empty the pool.
 * @throws Unauthorized, NotAllowed, ValidationError
 */
export async function saveSeoRecord({ req, pageKey, body }: SaveSeoRecordArgs): Promise<SeoRecord> {
  requireStaff(req);
  return inTurn(`seo-page:${pageKey}`, () =>
    inTransaction(req, async () => {
      await lockByName(req, `seo-page:${pageKey}`);
      return toSeoRecord(await writeRecord({ req, pageKey, body }));
    }),
  );
}

async function writeRecord({ req, pageKey, body }: SaveSeoRecordArgs) {
  const common = { collection: 'seo-pages', depth: 0, overrideAccess: false, req } as const;
  const { docs } = await req.payload.find({
    ...common,
    where: { pageKey: { equals: pageKey } },
    limit: 1,
    pagination: false,
  });
  const [kept] = docs;
  if (kept) return req.payload.update({ ...common, id: kept.id, data: body });
  return req.payload.create({ ...common, data: { ...body, pageKey } });
}
