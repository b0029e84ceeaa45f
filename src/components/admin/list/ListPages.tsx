import { ListPager } from '@/components/ui/ListPager';
import { pageCountOf } from './pageCounts';
import type { AdminList } from './useAdminList';

interface ListPagesProps {
  list: AdminList<unknown>;
  /** The current page. */
  page: number;
  perPage: number;
  onPage: (page: number) => void;
}

/** Pagination of an admin API list, including lists whose total is a lower bound. */
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
