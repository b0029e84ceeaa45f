import { listTexts } from '@/content/admin/lists';
import type { AdminList } from './useAdminList';

/** How many a list has, in the list's own words; of a search that finds very many, that there are more. */
export const countText = (
  count: (total: number) => string,
  { total, isLeast }: Pick<AdminList<unknown>, 'total' | 'isLeast'>,
): string => (isLeast ? listTexts.moreThan(count(total)) : count(total));
