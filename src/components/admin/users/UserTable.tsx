import { bulkTexts } from '@/content/admin/bulkUsers';
import { userTexts as texts } from '@/content/admin/users';
import type { ManagedUser } from '@/schemas/users';
import tableStyles from '../list/ListTable.module.css';
import { SortHeader } from '../list/SortHeader';
import type { Selection } from './bulk/useSelection';
import { UserRow } from './UserRow';
import styles from './UserTable.module.css';

/** What can be done with a user of the list. */
export type UserAction = 'view' | 'edit' | 'delete' | 'keep';

interface UserTableProps {
  users: readonly ManagedUser[];
  sort: string;
  /** The next rows are on their way. */
  isBusy: boolean;
  selection: Selection<ManagedUser>;
  onSort: (sort: string) => void;
  onAct: (action: UserAction, user: ManagedUser) => void;
}

/** The users. On a narrow screen each row is a card; the roles keep it a table for screen readers there. */
export function UserTable({ users, sort, isBusy, selection, onSort, onAct }: UserTableProps) {
  const { columns } = texts;
  const order = { sort, onSort };
  return (
    <table
      role="table"
      aria-label={texts.list}
      aria-busy={isBusy}
      className={`${tableStyles.table} ${styles.table}`}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <span className="visually-hidden">{bulkTexts.selectColumn}</span>
          </th>
          <SortHeader label={columns.user} field="name" {...order} />
          <SortHeader label={columns.email} field="email" {...order} />
          <SortHeader label={columns.company} field="company" {...order} />
          <SortHeader label={columns.reports} field="reportCount" {...order} />
          <th role="columnheader" scope="col">
            {columns.type}
          </th>
          <SortHeader label={columns.joined} field="createdAt" {...order} />
          <th role="columnheader" scope="col">
            {columns.actions}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isSelected={selection.has(user.id)}
            onSelect={() => selection.toggle(user.id)}
            onAct={onAct}
          />
        ))}
      </tbody>
    </table>
  );
}
