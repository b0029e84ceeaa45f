'use client';

import { openPage } from '@/client/openPage';
import { logOut } from '@/client/sessionStore';
import { accountLinks, logoutLabel, workplaces } from '@/content/site/accountLinks';
import type { SessionUser } from '@/schemas/auth';
import { LinkList } from './LinkList';
import styles from './AccountLinks.module.css';

/** By a full load, so that nothing of the account stays in memory. */
async function leave(): Promise<void> {
  await logOut();
  openPage('/login');
}

/** What a signed-in person can go to, and the way out. */
export function AccountLinks({ user }: { user: SessionUser }) {
  return (
    <>
      <p className={styles.who}>
        <strong>{user.name}</strong>
        <span>{user.email}</span>
      </p>
      <LinkList links={[...workplaces[user.role], ...accountLinks]} />
      <button type="button" className={styles.logout} onClick={() => void leave()}>
        {logoutLabel}
      </button>
    </>
  );
}
