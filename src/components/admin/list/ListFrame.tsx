import { useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import { listTexts } from '@/content/admin/lists';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import { ListPages } from './ListPages';
import type { AdminList } from './useAdminList';
import type { ListMove, ListPlace } from './useListAddress';
import { useShownPage } from './useShownPage';

interface ListFrameProps<Item> {
  list: AdminList<Item>;
  texts: { loading: string; loadFailed: string };
  /** Search and filters. */
  filters: ReactNode;
  /** Text of the empty state, and a button that clears the filters if any are set. */
  noMatch: { text: string; clear: string; onClear: (() => void) | null };
  place: ListPlace;
  move: ListMove;
  perPage: number;
  children: (items: readonly Item[]) => ReactNode;
}

/** List between filters and pagination, with its loading, empty and error states. */
export function ListFrame<Item>(props: ListFrameProps<Item>) {
  const { list, texts, filters, noMatch, place, move, perPage, children } = props;
  const { items, isLoading, hasFailed, reload } = list;
  const onGone = (page: number) => move({ page }, 'replace');
  const page = useShownPage(list, { page: place.page, perPage, onGone });
  const isThere = page === place.page;
  const filtersRef = useRef<HTMLDivElement>(null);
  const clear = () => {
    noMatch.onClear?.();
    // The button is removed with the filters that it clears.
    filtersRef.current?.querySelector<HTMLElement>('[type="search"]')?.focus();
  };
  const failure = hasFailed ? (
    <KeptLoadFailure message={texts.loadFailed} retry={listTexts.retry} onRetry={reload} />
  ) : null;
  if (!items) return failure ?? <p role="status">{texts.loading}</p>;
  return (
    <>
      {failure}
      <div ref={filtersRef}>{filters}</div>
      {items.length === 0 && !isLoading && !hasFailed && isThere ? (
        <div className={`${stack.gap4} ${space.below5} ${stack.start}`}>
          <p>{noMatch.text}</p>
          {noMatch.onClear ? (
            <Button variant="secondary" size="small" onClick={clear}>
              {noMatch.clear}
            </Button>
          ) : null}
        </div>
      ) : (
        children(items)
      )}
      <ListPages list={list} page={page} perPage={perPage} onPage={(next) => move({ page: next })} />
    </>
  );
}
