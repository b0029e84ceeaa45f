import { Avatar } from '@/components/ui/Avatar';
import { ListActions, ListCell, ListRow, ListRowHeader } from '@/components/ui/ListRow';
import { Button } from '@/components/ui/Button';
import { bulkTexts, removalTexts } from '@/content/admin/bulkUsers';
import { userTexts as texts } from '@/content/admin/users';
import { formatDate, formatTime } from '@/format/dates';
import { formatCount } from '@/format/numbers';
import type { ManagedUser } from '@/schemas/users';
import list from '@/components/ui/ListTable.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './UserTable.module.css';
import { UserTypeBadge } from './UserTypeBadge';

/** Actions on a user in the list. */
export type UserAction = 'view' | 'edit' | 'delete' | 'keep';

interface UserRowProps {
  user: ManagedUser;
  isSelected: boolean;
  onSelect: () => void;
  /** A scheduled deletion is being canceled. */
  isKeeping: boolean;
  onAct: (action: UserAction, user: ManagedUser) => void;
}

/** Row of the user list. A user scheduled for deletion can only be viewed and kept. */
export function UserRow({ user, isSelected, onSelect, isKeeping, onAct }: UserRowProps) {
  const { columns } = texts;
  const [local, domain] = user.email.split(/@(?=[^@]*$)/);
  return (
    <ListRow className={styles.row}>
      <ListCell className={styles.select}>
        <label>
          <span className="visually-hidden">{bulkTexts.select(user.name)}</span>
          <input type="checkbox" checked={isSelected} onChange={onSelect} />
        </label>
      </ListCell>
      <ListRowHeader className={styles.user}>
        <span>
          <Avatar name={user.name} profileImage={user.profileImage} />
          <span className={`${styles.name} ${list.name} ${text.breaks}`}>
            <span>{user.name}</span>
            {user.removalAt ? <small>{removalTexts.due(formatTime(user.removalAt))}</small> : null}
          </span>
        </span>
      </ListRowHeader>
      <ListCell label={columns.email} className={`${styles.words} ${styles.email} ${text.breaks}`}>
        {/* A long one breaks after the @. */}
        <span>
          <span>{`${local}@`}</span>
          <wbr />
          <span>{domain}</span>
        </span>
      </ListCell>
      <ListCell label={columns.company} className={`${styles.words} ${text.breaks}`}>
        {user.company || texts.noCompany}
      </ListCell>
      <ListCell label={columns.reports} className={text.figures}>
        {formatCount(user.reportCount)}
      </ListCell>
      <ListCell label={columns.type}>
        <UserTypeBadge role={user.role} />
      </ListCell>
      <ListCell label={columns.joined} className={text.line}>
        {formatDate(user.createdAt)}
      </ListCell>
      <ListActions>
        {user.removalAt ? (
          <ClosedActions {...{ user, isKeeping, onAct }} />
        ) : (
          <UserActions {...{ user, onAct }} />
        )}
      </ListActions>
    </ListRow>
  );
}

type ActionsProps = Pick<UserRowProps, 'user' | 'onAct'>;

function Label({ children, user }: { children: string; user: ManagedUser }) {
  return (
    <span>
      <span>{children}</span>
      <span className="visually-hidden">{` ${texts.ofUser(user.name)}`}</span>
    </span>
  );
}

/** Administrators can't be deleted; the button says so. */
function UserActions({ user, onAct }: ActionsProps) {
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => onAct('view', user)}>
        <Label user={user}>{texts.view}</Label>
      </Button>
      <Button variant="quiet" size="small" onClick={() => onAct('edit', user)}>
        <Label user={user}>{texts.edit}</Label>
      </Button>
      <Button
        variant="quiet"
        size="small"
        className={text.bad}
        disabled={user.isAdmin}
        title={user.isAdmin ? texts.noDeleteOfAdmins : undefined}
        onClick={() => onAct('delete', user)}
      >
        <Label user={user}>{texts.delete}</Label>
      </Button>
    </>
  );
}

/** Actions on a user scheduled for deletion. */
function ClosedActions({ user, isKeeping, onAct }: ActionsProps & Pick<UserRowProps, 'isKeeping'>) {
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => onAct('view', user)}>
        <Label user={user}>{texts.view}</Label>
      </Button>
      <Button variant="secondary" size="small" disabled={isKeeping} onClick={() => onAct('keep', user)}>
        <Label user={user}>{removalTexts.keep}</Label>
      </Button>
    </>
  );
}
