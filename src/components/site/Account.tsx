'use client';

import { logOut } from '@/client/sessionStore';
import { Avatar } from '@/components/ui/Avatar';
import { Link } from '@/components/ui/Link';
import { accountLinks, logoutLabel, workplaces } from '@/content/site/accountLinks';
import type { SessionUser } from '@/schemas/auth';
import styles from './Account.module.css';
import { LinkList } from './LinkList';
import { NavMenu } from './NavMenu';

/** Links for a signed-in user, and the log-out button. */
function AccountLinks({ user }: { user: SessionUser }) {
  return (
    <>
      <p className={styles.who}>
        <strong>{user.name}</strong>
        <span>{user.email}</span>
      </p>
      <LinkList links={[...workplaces[user.role], ...accountLinks]} />
      <button type="button" className={styles.logout} onClick={() => void logOut()}>
        {logoutLabel}
      </button>
    </>
  );
}

interface AccountProps {
  user: SessionUser;
  /** The header's bar, or the menu on narrow screens. */
  place: 'bar' | 'menu';
}

/** Header area of a signed-in user: the staff link, the avatar and its menu. */
export function Account({ user, place }: AccountProps) {
  if (place === 'menu') {
    return (
      <div className={styles.inMenu}>
        <AccountLinks user={user} />
      </div>
    );
  }
  return (
    <>
      {workplaces[user.role].map(({ label, href }) => (
        <Link key={href} href={href} className={styles.workplace}>
          {label}
        </Link>
      ))}
      <NavMenu
        label={<Avatar name={user.name} profileImage={user.profileImage} />}
        accessibleName="Account menu"
        buttonClassName={styles.avatarButton}
        panelClassName={styles.panel}
      >
        <AccountLinks user={user} />
      </NavMenu>
    </>
  );
}
