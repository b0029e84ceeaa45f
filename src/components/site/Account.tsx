'use client';

import { logOut } from '@/client/sessionStore';
import { Avatar } from '@/components/ui/Avatar';
import { Link } from '@/components/ui/Link';
import { accountLinks, logoutLabel, workplaces } from '@/content/site/accountLinks';
import type { SessionUser } from '@/schemas/auth';
import styles from './Account.module.css';
import { LinkList } from './LinkList';
import { NavMenu } from './NavMenu';

/** What a signed-in person can go to, and the way out. */
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
  /** The header's bar, or the menu of narrow screens. */
  place: 'bar' | 'menu';
}

/** What the header has for who is signed in: the way to work for staff, the avatar and its menu. */
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
