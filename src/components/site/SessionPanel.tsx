'use client';

import { useSession } from '@/client/useSession';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { navigationLabels } from '@/content/site/navigation';
import { AccountLinks } from './AccountLinks';
import styles from './SessionPanel.module.css';

/** The session's part of the narrow screens' menu. */
export function SessionPanel() {
  const { status, user } = useSession();
  if (status === 'signed-in') {
    return (
      <div className={styles.account}>
        <AccountLinks user={user} />
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <ButtonLink href="/login" variant="secondary">
        {navigationLabels.login}
      </ButtonLink>
      <ButtonLink href="/ai-opportunity-assessment">{navigationLabels.getStarted}</ButtonLink>
    </div>
  );
}
