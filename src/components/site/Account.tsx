'use client';

import { Avatar } from '@/components/ui/Avatar';
import { Link } from '@/components/ui/Link';
import { workplaces } from '@/content/site/accountLinks';
import type { SessionUser } from '@/schemas/auth';
import styles from './Account.module.css';
import { AccountLinks } from './AccountLinks';
import { NavMenu } from './NavMenu';

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
