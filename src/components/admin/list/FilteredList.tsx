import type { ReactNode } from 'react';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import text from '@/components/ui/Text.module.css';
import { listTexts } from '@/content/admin/lists';
import { pageLimits } from '@/schemas/paging';
import { countText } from './countText';
import styles from './FilteredList.module.css';
import { FilterSelect } from './FilterSelect';
import { ListPages } from './ListPages';
import { ListSearch } from './ListSearch';
import type { AdminList } from './useAdminList';
import type { ListMove, ListPlace } from './useListAddress';
import { useShownPage } from './useShownPage';

interface ListFiltersProps {
  place: ListPlace;
  move: (changes: Partial<ListPlace>) => void;
  /** `filters`: labels by their value in the address. */
  texts: { search: string; filter: string; filters: Readonly<Record<string, string>> };
  /** The current filter value. */
  filter: string;
  /** Number of entries, announced when it changes. */
  status: string;
}

/** Search and filter of a list, and the number of matches. */
function ListFilters({ place, move, texts, filter, status }: ListFiltersProps) {
  return (
    <div className={styles.filters}>
      <ListSearch label={texts.search} value={place.search} onSearch={(search) => move({ search })} />
      <FilterSelect filter={filter} move={move} texts={texts} />
      <p role="status" className={`${styles.status} ${text.quiet} ${text.line}`}>
        {status}
      </p>
    </div>
  );
}

interface FilteredListProps<Item> {
  list: AdminList<Item>;
  place: ListPlace;
  move: ListMove;
  texts: {
    search: string;
    filter: string;
    filters: Readonly<Record<string, string>>;
    total: (count: number) => string;
    loading: string;
    loadFailed: string;
  };
  /** The current filter value. */
  filter: string;
  /** Text of the empty state. */
  none: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** List with search and filter, which render before the first response. */
export function FilteredList<Item>(props: FilteredListProps<Item>) {
  const { list, place, move, texts, filter, none, children } = props;
  const { items, isLoading, hasFailed, reload } = list;
  const perPage = pageLimits.usual;
  const onGone = (page: number) => move({ page }, 'replace');
  const page = useShownPage(list, { page: place.page, perPage, onGone });
  const isThere = page === place.page;
  const status = items ? countText(texts.total, list) : texts.loading;
  return (
    <>
      <ListFilters {...{ place, move, texts, filter, status }} />
      {hasFailed ? (
        <KeptLoadFailure message={texts.loadFailed} retry={listTexts.retry} onRetry={reload} />
      ) : null}
      {items?.length === 0 && !isLoading && isThere ? <p>{none}</p> : null}
      {items && items.length > 0 ? children(items) : null}
      {items ? (
        <ListPages list={list} page={page} perPage={perPage} onPage={(next) => move({ page: next })} />
      ) : null}
    </>
  );
}
