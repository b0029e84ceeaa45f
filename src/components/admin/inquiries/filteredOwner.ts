import { inquiryTexts } from '@/content/admin/inquiries';
import { noOwner, type InquiryListItem, type InquiryOwner } from '@/schemas/inquiryDesk';

/**
 * Returns the owner to filter by, including one who can't be chosen any more; null for "all" and "unassigned".
 * @param chosen value in the address
 */
export function filteredOwner(
  chosen: string,
  inquiries: readonly Pick<InquiryListItem, 'owner'>[] | null,
): InquiryOwner | null {
  if (!chosen || chosen === noOwner) return null;
  const id = Number(chosen);
  const found = inquiries?.find(({ owner }) => owner?.id === id)?.owner;
  return found ?? { id, name: inquiryTexts.formerOwner };
}
