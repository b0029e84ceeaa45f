import { SelectField } from '@/components/ui/SelectField';
import { userTexts as texts } from '@/content/admin/users';
import type { ManagedUser } from '@/schemas/users';
import { ListFrame } from '../list/ListFrame';
import { ListSearch } from '../list/ListSearch';
import type { AdminList } from '../list/useAdminList';
import type { ListPlace } from '../list/useListAddress';
import { SelectionBar, type BulkKind } from './bulk/SelectionBar';
import type { Selection } from './bulk/useSelection';
import { userFilterOf, userSortOf, usersPerPage } from './userListPath';
import styles from './UsersTab.module.css';
import type { UserAction } from './UserAction';
import { UserTable } from './UserTable';

interface UserListProps {
  list: AdminList<ManagedUser>;
  place: ListPlace;
  move: (changes: Partial<ListPlace>) => void;
  selection: Selection<ManagedUser>;
  onAct: (action: UserAction, user: ManagedUser) => void;
  /** With all that are selected. */
  onBulk: (kind: BulkKind) => void;
}

/** The users with search, filter, order and pages. */
export function UserList({ list, place, move, selection, onAct, onBulk }: UserListProps) {
  return (
    <ListFrame
      list={list}
      texts={texts}
      filters={<UserFilters place={place} move={move} total={list.total} />}
      noMatch={{
        text: texts.noMatch,
        clear: texts.clear,
        onClear: () => move({ search: '', filter: '' }),
      }}
      page={place.page}
      perPage={usersPerPage}
      onPage={(page) => move({ page })}
    >
      {(users) => (
        <>
          <SelectionBar shown={users.length} selection={selection} onAct={onBulk} />
          <UserTable
            users={users}
            sort={userSortOf(place)}
            isBusy={list.isLoading}
            selection={selection}
            onSort={(sort) => move({ sort })}
            onAct={onAct}
          />
        </>
      )}
    </ListFrame>
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
