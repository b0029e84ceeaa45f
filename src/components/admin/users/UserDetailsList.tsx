import { Avatar } from '@/components/site/Avatar';
import { Button } from '@/components/ui/Button';
import { formatDate } from '@/components/ui/formatDate';
import { userDialogTexts as texts, userTexts } from '@/content/admin/users';
import { formatCount } from '@/domain/analysis/formatCount';
import type { ManagedUser } from '@/schemas/users';
import styles from './UserDialog.module.css';
import { UserTypeBadge } from './UserTypeBadge';

/** What is on record about a user. */
export function UserDetailsList({ user, onEdit }: { user: ManagedUser; onEdit: () => void }) {
  const details = [
    { label: texts.name, value: user.name },
    { label: texts.email, value: user.email },
    { label: texts.company, value: user.company || userTexts.noCompany },
    { label: texts.type, value: <UserTypeBadge user={user} /> },
    { label: texts.limit, value: user.reportLimit === null ? texts.noLimit : formatCount(user.reportLimit) },
    { label: texts.total, value: formatCount(user.reportCount) },
    { label: texts.since, value: formatDate(user.createdAt) },
  ];
  return (
    <div className={styles.details}>
      <Avatar name={user.name} profileImage={user.profileImage} />
      <dl>
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" size="small" onClick={onEdit}>
        {texts.editButton}
      </Button>
    </div>
  );
}
