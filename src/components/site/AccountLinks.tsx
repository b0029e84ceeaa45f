'use client';

import { logOut } from '@/client/sessionStore';
import { accountLinks, logoutLabel, workplaces } from '@/content/site/accountLinks';
import type { SessionUser } from '@/schemas/auth';
import { LinkList } from './LinkList';
import styles from './AccountLinks.module.css';

/** What a signed-in person can go to, and the way out. */
export function AccountLinks({ user }: { user: SessionUser }) {
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
