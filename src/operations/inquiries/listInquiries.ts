import type { PayloadRequest } from 'payload';
import { findInquiryPage } from '@/database/tables/inquiryList';
import { requireStaff } from '@/operations/requireUser';
import { pageLimits } from '@/schemas/paging';
import type { InquiryListItem, InquiryListQuery } from '@/schemas/inquiryDesk';
import { narrowingOf } from './narrowingOf';
import { presentInquiry } from './presentInquiry';

/** One page of the inquiries, newest first, and how many match. For staff. Two queries, whatever is asked. */
export async function listInquiries({
  req,
  query: { page = 1, limit = pageLimits.usual, ...narrowing },
}: {
  req: PayloadRequest;
  query: InquiryListQuery;
}): Promise<{ inquiries: InquiryListItem[]; total: number }> {
  requireStaff(req);
  const { rows, total } = await findInquiryPage(req, { page, limit, ...narrowingOf(narrowing) });
  return { inquiries: rows.map(presentInquiry), total };
}
