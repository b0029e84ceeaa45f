import { Badge } from '@/components/ui/Badge';
import { userTexts as texts } from '@/content/admin/users';
import type { ManagedUser } from '@/schemas/users';
import styles from './UserTable.module.css';

/** Admin or User; the CMS knows a third kind, which is named beside it. */
export function UserTypeBadge({ user }: { user: Pick<ManagedUser, 'isAdmin' | 'role'> }) {
  return (
    <span className={styles.type}>
      <Badge tone={user.isAdmin ? 'green' : 'outline'}>
        {user.isAdmin ? texts.types.admin : texts.types.user}
      </Badge>
      {user.role === 'marketer' ? <small>{texts.marketer}</small> : null}
    </span>
  );
}
