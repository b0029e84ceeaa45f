import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { findAllRedirects } from '@/database/tables/redirects';
import { csvMark, csvRow } from '@/domain/text/csvRow';
import { recordExport } from '@/operations/trail/recordExport';
import { requireStaff } from '@/operations/requireUser';

/** Returns all redirects as CSV in the format of the import. For staff. */
export async function exportRedirects({ req }: { req: PayloadRequest }): Promise<string> {
  requireStaff(req);
  const redirects = await inTransaction(req, () => findAllRedirects(req));
  await recordExport(req, 'redirects', redirects.length);
  const rows = redirects.map(({ from, to, isPermanent }) =>
    csvRow([from, to, isPermanent ? 'permanent' : 'temporary']),
  );
  return csvMark + csvRow(['from', 'to', 'kind']) + rows.join('');
}
