import { ListPager } from '@/components/ui/ListPager';
import { pageCountOf } from './pageCounts';
import type { AdminList } from './useAdminList';

interface ListPagesProps {
  list: AdminList<unknown>;
  /** The one that is shown. */
  page: number;
  perPage: number;
  onPage: (page: number) => void;
}

/** The way through the pages of a list of the admin API, also of one that isn't counted to its end. */
export function ListPages({ list, page, perPage, onPage }: ListPagesProps) {
  return (
    <ListPager
      page={page}
      pageCount={pageCountOf(list, { page, perPage })}
      isLeast={list.isLeast}
      onPage={onPage}
    />
  );
}
