import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { findAllRedirects } from '@/database/tables/redirects';
import { csvMark, csvRow } from '@/domain/text/csvRow';
import { noteExport } from '@/operations/trail/noteExport';
import { requireStaff } from '@/operations/requireUser';

/** All redirects as a CSV file, as an import takes it. For staff. */
export async function exportRedirects({ req }: { req: PayloadRequest }): Promise<string> {
  requireStaff(req);
  const redirects = await inTransaction(req, () => findAllRedirects(req));
  await noteExport(req, 'redirects', redirects.length);
  const rows = redirects.map(({ from, to, isPermanent }) =>
    csvRow([from, to, isPermanent ? 'permanent' : 'temporary']),
  );
  return csvMark + csvRow(['from', 'to', 'kind']) + rows.join('');
}
