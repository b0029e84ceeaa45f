'use client';

import { Suspense } from 'react';
import { useSession } from '@/client/useSession';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { visitorLinks } from '@/content/site/sessionLinks';
import { LazyAccount } from './LazyAccount';
import styles from './SessionArea.module.css';

/** Session part of the menu on narrow screens. */
export function SessionPanel() {
  const { status, user } = useSession();
  if (status === 'signed-in') {
    return (
      <Suspense>
        <LazyAccount user={user} place="menu" />
      </Suspense>
    );
  }
  const { login, getStarted } = visitorLinks;
  return (
    <div className={styles.actions}>
      <ButtonLink href={login.href} variant="secondary">
        {login.label}
      </ButtonLink>
      <ButtonLink href={getStarted.href}>{getStarted.label}</ButtonLink>
    </div>
  );
}
