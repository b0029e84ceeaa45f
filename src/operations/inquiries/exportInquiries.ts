import type { PayloadRequest } from 'payload';
import { findInquiriesByIds, findInquiryIds, type InquiryRow } from '@/database/tables/inquiryList';
import { csvMark, csvRow } from '@/domain/text/csvRow';
import { requireAdmin } from '@/operations/requireUser';
import type { InquiryNarrowing } from '@/schemas/inquiryDesk';
import { recordExport } from '../trail/recordExport';
import { narrowingOf } from './narrowingOf';

const batchSize = 500;
const heads = ['ID', 'Received', 'Name', 'Email', 'Company', 'Message', 'State', 'Owner', 'Last reply'];

const rowOf = (row: InquiryRow) =>
  csvRow([
    row.id,
    row.createdAt.toISOString(),
    row.name,
    row.email,
    row.company,
    row.message,
    row.status,
    row.ownerName,
    row.repliedAt?.toISOString() ?? null,
  ]);

/**
 * Yields matching inquiries as CSV, newest first. Each batch is read after the previous one was sent, so a slow
 * reader holds no connection. The trail records the number of inquiries. For administrators.
 */
export async function* exportInquiries(
  req: PayloadRequest,
  narrowing: InquiryNarrowing,
): AsyncGenerator<string> {
  requireAdmin(req);
  const ids = await findInquiryIds(req, narrowingOf(narrowing));
  await recordExport(req, 'inquiries', ids.length);
  yield `${csvMark}${csvRow(heads)}`;
  for (let sent = 0; sent < ids.length; sent += batchSize) {
    const rows = await findInquiriesByIds(req, ids.slice(sent, sent + batchSize));
    yield rows.map(rowOf).join('');
  }
}
