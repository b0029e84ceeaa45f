import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { SelectField } from '@/components/ui/SelectField';
import { listTexts } from '@/content/admin/lists';
import { userTexts as texts } from '@/content/admin/users';
import type { ManagedUser } from '@/schemas/users';
import { ListPager } from '../list/ListPager';
import { ListSearch } from '../list/ListSearch';
import type { useAdminList } from '../list/useAdminList';
import type { ListPlace } from '../list/useListAddress';
import { SelectionBar, type BulkKind } from './bulk/SelectionBar';
import type { Selection } from './bulk/useSelection';
import { userFilterOf, userSortOf, usersPerPage } from './userListPath';
import styles from './UsersTab.module.css';
import { UserTable, type UserAction } from './UserTable';

interface UserListProps {
  list: ReturnType<typeof useAdminList<ManagedUser>>;
  place: ListPlace;
  move: (changes: Partial<ListPlace>) => void;
  selection: Selection<ManagedUser>;
  onAct: (action: UserAction, user: ManagedUser) => void;
  /** With all that are selected. */
  onBulk: (kind: BulkKind) => void;
}

/** The users with search, filter, order and pages, in whichever state they are. */
export function UserList({ list, place, move, selection, onAct, onBulk }: UserListProps) {
  const { items, total, isLoading, hasFailed, reload } = list;
  const failure = hasFailed ? (
    <div className={styles.failed}>
      <FormMessage>{texts.loadFailed}</FormMessage>
      <Button variant="secondary" size="small" onClick={reload}>
        {listTexts.retry}
      </Button>
    </div>
  ) : null;
  if (!items) return failure ?? <p role="status">{texts.loading}</p>;
  return (
    <>
      {failure}
      <UserFilters place={place} move={move} total={total} />
      {items.length === 0 && !isLoading ? (
        <div className={styles.noMatch}>
          <p>{texts.noMatch}</p>
          <Button variant="secondary" size="small" onClick={() => move({ search: '', filter: '' })}>
            {texts.clear}
          </Button>
        </div>
      ) : (
        <>
          <SelectionBar shown={items.length} selection={selection} onAct={onBulk} />
          <UserTable
            users={items}
            sort={userSortOf(place)}
            isBusy={isLoading}
            selection={selection}
            onSort={(sort) => move({ sort })}
            onAct={onAct}
          />
        </>
      )}
      <ListPager
        page={place.page}
        pageCount={Math.ceil(total / usersPerPage)}
        onPage={(page) => move({ page })}
      />
    </>
  );
}

function UserFilters({ place, move, total }: Pick<UserListProps, 'place' | 'move'> & { total: number }) {
  const isNarrowed = Boolean(place.search || userFilterOf(place));
  return (
    <div className={styles.filters}>
      <ListSearch label={texts.search} value={place.search} onSearch={(search) => move({ search })} />
      <SelectField
        label={texts.filter}
        value={userFilterOf(place)}
        onChange={({ target }) => move({ filter: target.value })}
      >
        {Object.entries(texts.filters).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <p role="status" className={styles.matches}>
        {isNarrowed ? texts.matches(total) : ''}
      </p>
    </div>
  );
}
