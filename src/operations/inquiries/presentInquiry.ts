import type { InquiryRow } from '@/database/tables/inquiryList';
import type { InquiryListItem } from '@/schemas/inquiryDesk';

const excerptLength = 160;

/** An inquiry in the list. */
export function presentInquiry({ message, ownerId, ownerName, ...row }: InquiryRow): InquiryListItem {
  const { id, name, email, company, status } = row;
  const words = message.replace(/\s+/g, ' ');
  return {
    ...{ id, name, email, company, status },
    excerpt: words.length > excerptLength ? `${words.slice(0, excerptLength).toWellFormed()}…` : words,
    owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
    createdAt: row.createdAt.toISOString(),
    repliedAt: row.repliedAt?.toISOString() ?? null,
  };
}
