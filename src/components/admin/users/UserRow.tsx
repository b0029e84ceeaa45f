import { Avatar } from '@/components/site/Avatar';
import { Button } from '@/components/ui/Button';
import { formatDate } from '@/components/ui/formatDate';
import { userTexts as texts } from '@/content/admin/users';
import { formatCount } from '@/domain/analysis/formatCount';
import type { ManagedUser } from '@/schemas/users';
import tableStyles from '../list/ListTable.module.css';
import styles from './UserTable.module.css';
import type { UserAction } from './UserTable';
import { UserTypeBadge } from './UserTypeBadge';

interface UserRowProps {
  user: ManagedUser;
  onAct: (action: UserAction, user: ManagedUser) => void;
}

/** A user of the list. Administrators can't be deleted; the button says so instead. */
export function UserRow({ user, onAct }: UserRowProps) {
  const { columns } = texts;
  const name = <span className="visually-hidden"> {texts.ofUser(user.name)}</span>;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className={styles.user}>
        <span>
          <Avatar name={user.name} profileImage={user.profileImage} />
          <span className={styles.name}>{user.name}</span>
        </span>
      </th>
      <td role="cell" data-label={columns.email} className={`${styles.words} ${styles.email}`}>
        {user.email}
      </td>
      <td role="cell" data-label={columns.company} className={styles.words}>
        {user.company || texts.noCompany}
      </td>
      <td role="cell" data-label={columns.reports} className={styles.count}>
        {formatCount(user.reportCount)}
      </td>
      <td role="cell" data-label={columns.type}>
        <UserTypeBadge user={user} />
      </td>
      <td role="cell" data-label={columns.joined} className={styles.date}>
        {formatDate(user.createdAt)}
      </td>
      <td role="cell" className={tableStyles.actions}>
        <div>
          <Button variant="secondary" size="small" onClick={() => onAct('view', user)}>
            <span>
              {texts.view}
              {name}
            </span>
          </Button>
          <Button variant="quiet" size="small" onClick={() => onAct('edit', user)}>
            <span>
              {texts.edit}
              {name}
            </span>
          </Button>
          <Button
            variant="quiet"
            size="small"
            className={styles.delete}
            disabled={user.isAdmin}
            title={user.isAdmin ? texts.noDeleteOfAdmins : undefined}
            onClick={() => onAct('delete', user)}
          >
            <span>
              {texts.delete}
              {name}
            </span>
          </Button>
        </div>
      </td>
    </tr>
  );
}
