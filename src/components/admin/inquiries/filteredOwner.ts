import { inquiryTexts } from '@/content/admin/inquiries';
import { noOwner, type InquiryListItem, type InquiryOwner } from '@/schemas/inquiryDesk';

/**
 * Whose inquiries are shown, also when they own some but aren't among those who may be chosen now; null for everybody's and
 * nobody's.
 * @param chosen as the address has it
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
