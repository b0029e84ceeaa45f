'use client';

import { Link } from '@/components/ui/Link';
import { useSession } from '@/client/useSession';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { navigationLabels, workplaces } from '@/content/site/navigation';
import { AccountLinks } from './AccountLinks';
import { Avatar } from '@/components/ui/Avatar';
import { NavMenu } from './NavMenu';
import styles from './SessionArea.module.css';

/** The right end of the header: Login and Get Started for visitors, the way to work for staff, the avatar and its menu for everyone else. */
export function SessionArea() {
  const { status, user } = useSession();
  if (status === 'signed-in') {
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
  if (status === 'loading') return <span className={styles.expected} />;
  return (
    <>
      {status === 'unknown' ? <span className={styles.perhapsExpected} /> : null}
      <div className={status === 'unknown' ? styles.perhapsVisitor : styles.visitor}>
        <Link href="/login" className={styles.login}>
          {navigationLabels.login}
        </Link>
        <ButtonLink href="/ai-opportunity-assessment" size="small">
          {navigationLabels.getStarted}
        </ButtonLink>
      </div>
    </>
  );
}
