import { listTexts } from '@/content/admin/lists';
import type { AdminList } from './useAdminList';

/** Formats the size of a list with its own labels; a capped count reads "more than". */
export const countText = (
  count: (total: number) => string,
  { total, isLeast }: Pick<AdminList<unknown>, 'total' | 'isLeast'>,
): string => (isLeast ? listTexts.moreThan(count(total)) : count(total));
