import { userTexts as texts } from '@/content/admin/users';
import type { ManagedUser } from '@/schemas/users';
import { ListFrame } from '../list/ListFrame';
import type { AdminList } from '../list/useAdminList';
import type { ListMove, ListPlace } from '../list/useListAddress';
import { SelectionBar, type BulkKind } from './bulk/SelectionBar';
import type { Selection } from './bulk/useSelection';
import { UserFilters } from './UserFilters';
import { userSortOf, usersPerPage } from './userListPath';
import type { UserAction } from './UserRow';
import { UserTable } from './UserTable';

interface UserListProps {
  list: AdminList<ManagedUser>;
  place: ListPlace;
  move: ListMove;
  selection: Selection<ManagedUser>;
  /** A scheduled deletion is being canceled. */
  isKeeping: boolean;
  onAct: (action: UserAction, user: ManagedUser) => void;
  /** Acts on all selected users. */
  onBulk: (kind: BulkKind) => void;
}

const everybody = { search: '', filter: '', from: '', to: '' };

/** Users with search, filters, sort order and pagination. */
export function UserList(props: UserListProps) {
  const { list, place, move, selection, isKeeping, onAct, onBulk } = props;
  return (
    <ListFrame
      list={list}
      texts={texts}
      filters={<UserFilters place={place} move={move} list={list} />}
      noMatch={{
        text: texts.noMatch,
        clear: texts.clear,
        onClear: () => move(everybody),
      }}
      place={place}
      move={move}
      perPage={usersPerPage}
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
            isKeeping={isKeeping}
            onAct={onAct}
          />
        </>
      )}
    </ListFrame>
  );
}
