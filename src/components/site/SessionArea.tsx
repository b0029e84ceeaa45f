'use client';

import { Suspense } from 'react';
import { useSession } from '@/client/useSession';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Link } from '@/components/ui/Link';
import { visitorLinks } from '@/content/site/sessionLinks';
import { LazyAccount } from './LazyAccount';
import styles from './SessionArea.module.css';

/** Right end of the header: Login and Get Started for visitors, the account for signed-in users. */
export function SessionArea() {
  const { status, user } = useSession();
  const expected = <span className={styles.expected} />;
  if (status === 'loading') return expected;
  if (status === 'signed-in') {
    return (
      <Suspense fallback={expected}>
        <LazyAccount user={user} place="bar" />
      </Suspense>
    );
  }
  const { login, getStarted } = visitorLinks;
  return (
    <>
      {status === 'unknown' ? <span className={styles.perhapsExpected} /> : null}
      <div className={status === 'unknown' ? styles.perhapsVisitor : styles.visitor}>
        <Link href={login.href} className={styles.login}>
          {login.label}
        </Link>
        <ButtonLink href={getStarted.href} size="small">
          {getStarted.label}
        </ButtonLink>
      </div>
    </>
  );
}
