import type { PayloadRequest } from 'payload';
import { findInquiryPage, type InquiryRow } from '@/database/tables/inquiryList';
import { requireStaff } from '@/operations/requireUser';
import type { InquiryListItem, InquiryListQuery } from '@/schemas/inquiryDesk';
import { pageLimits } from '@/schemas/paging';
import { narrowingOf } from './narrowingOf';

const excerptLength = 160;

/** Returns an inquiry as a list item. */
function presentInquiry({ message, ownerId, ownerName, ...row }: InquiryRow): InquiryListItem {
  const { id, name, email, company, status, isCall } = row;
  const words = message.replace(/\s+/g, ' ');
  return {
    ...{ id, name, email, company, status, isCall },
    excerpt: words.length > excerptLength ? `${words.slice(0, excerptLength).toWellFormed()}…` : words,
    owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
    createdAt: row.createdAt.toISOString(),
    repliedAt: row.repliedAt?.toISOString() ?? null,
  };
}

/** Returns one page of inquiries, newest first, and the number of matches. For staff. Runs two queries. */
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
