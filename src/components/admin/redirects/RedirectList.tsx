import { EmptyState } from '@/components/ui/EmptyState';
import { redirectTexts as texts } from '@/content/admin/redirects';
import { pageLimits } from '@/schemas/paging';
import type { RedirectAnswer } from '@/schemas/redirects';
import { countText } from '../list/countText';
import { ListFrame } from '../list/ListFrame';
import { SearchRow } from '../list/SearchRow';
import type { AdminList } from '../list/useAdminList';
import type { ListMove, ListPlace } from '../list/useListAddress';
import { redirectSortOf } from './redirectListPath';
import { RedirectTable } from './RedirectTable';

interface RedirectListProps {
  list: AdminList<RedirectAnswer>;
  place: ListPlace;
  move: ListMove;
  onEdit: (redirect: RedirectAnswer) => void;
  onDelete: (redirect: RedirectAnswer) => void;
}

/** The redirects with search, order and pages; or what they are for, while there are none. */
export function RedirectList({ list, place, move, onEdit, onDelete }: RedirectListProps) {
  const { items, isLoading, hasFailed } = list;
  const isWhole = !place.search && place.page === 1;
  if (items?.length === 0 && !isLoading && !hasFailed && isWhole) {
    return <EmptyState title={texts.emptyTitle} text={texts.empty} />;
  }
  return (
    <ListFrame
      list={list}
      texts={texts}
      filters={
        <SearchRow label={texts.search} place={place} move={move} status={countText(texts.total, list)} />
      }
      noMatch={{ text: texts.noMatch, clear: texts.clear, onClear: () => move({ search: '' }) }}
      place={place}
      move={move}
      perPage={pageLimits.usual}
    >
      {(redirects) => (
        <RedirectTable
          redirects={redirects}
          order={{ sort: redirectSortOf(place), onSort: (sort) => move({ sort }) }}
          isBusy={isLoading}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
    </ListFrame>
  );
}
