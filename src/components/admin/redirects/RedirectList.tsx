import { redirectTexts as texts } from '@/content/admin/redirects';
import { pageLimits } from '@/schemas/paging';
import type { RedirectAnswer } from '@/schemas/redirects';
import { countText } from '../list/countText';
import { ListFrame } from '../list/ListFrame';
import { ListSearch } from '../list/ListSearch';
import type { AdminList } from '../list/useAdminList';
import type { ListPlace } from '../list/useListAddress';
import { redirectSortOf } from './redirectListPath';
import styles from './Redirects.module.css';
import { RedirectTable } from './RedirectTable';

interface RedirectListProps {
  list: AdminList<RedirectAnswer>;
  place: ListPlace;
  move: (changes: Partial<ListPlace>) => void;
  onEdit: (redirect: RedirectAnswer) => void;
  onDelete: (redirect: RedirectAnswer) => void;
}

/** The redirects with search, order and pages; or what they are for, while there are none. */
export function RedirectList({ list, place, move, onEdit, onDelete }: RedirectListProps) {
  const { items, isLoading, hasFailed } = list;
  const isWhole = !place.search && place.page === 1;
  if (items?.length === 0 && !isLoading && !hasFailed && isWhole) {
    return (
      <div className={styles.empty}>
        <h2>{texts.emptyTitle}</h2>
        <p>{texts.empty}</p>
      </div>
    );
  }
  return (
    <ListFrame
      list={list}
      texts={texts}
      filters={
        <div className={styles.filter}>
          <ListSearch
            label={texts.search}
            value={place.search}
            onSearch={(search) => move({ search })}
            className={styles.search}
          />
          <p role="status">{countText(texts.total, list)}</p>
        </div>
      }
      noMatch={{ text: texts.noMatch, clear: texts.clear, onClear: () => move({ search: '' }) }}
      page={place.page}
      perPage={pageLimits.usual}
      onPage={(page) => move({ page })}
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
