import { ListTable } from '@/components/ui/ListTable';
import { bulkTexts } from '@/content/admin/bulkUsers';
import { userTexts as texts } from '@/content/admin/users';
import type { ManagedUser } from '@/schemas/users';
import type { Selection } from './bulk/useSelection';
import { type UserAction, UserRow } from './UserRow';

interface UserTableProps {
  users: readonly ManagedUser[];
  sort: string;
  /** The next rows are loading. */
  isBusy: boolean;
  selection: Selection<ManagedUser>;
  onSort: (sort: string) => void;
  /** A scheduled deletion is being canceled. */
  isKeeping: boolean;
  onAct: (action: UserAction, user: ManagedUser) => void;
}

export function UserTable(props: UserTableProps) {
  const { users, sort, isBusy, selection, isKeeping, onSort, onAct } = props;
  const { columns } = texts;
  return (
    <ListTable
      label={texts.list}
      columns={[
        { label: bulkTexts.selectColumn, isHidden: true },
        { label: columns.user, sortBy: 'name' },
        { label: columns.email, sortBy: 'email' },
        { label: columns.company, sortBy: 'company' },
        { label: columns.reports, sortBy: 'reportCount' },
        { label: columns.type },
        { label: columns.joined, sortBy: 'createdAt' },
        { label: columns.actions },
      ]}
      order={{ sort, onSort }}
      isBusy={isBusy}
    >
      {users.map((user) => (
        <UserRow
          key={user.id}
          user={user}
          isSelected={selection.has(user.id)}
          onSelect={() => selection.toggle(user.id)}
          isKeeping={isKeeping}
          onAct={onAct}
        />
      ))}
    </ListTable>
  );
}
