'use client';

import { useAudits } from '@/client/useAudits';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { auditListTexts as texts } from '@/content/portal/audit';
import type { AuditListItem } from '@/schemas/audit';
import { AuditsTable } from './AuditsTable';
import { AuditTrend } from './AuditTrend';
import styles from './AuditsPanel.module.css';

/** The account's readiness audits with their trend, and the way to the next one. */
export function AuditsPanel({ userId }: { userId: number }) {
  const audits = useAudits(userId);
  return (
    <section aria-labelledby="audits-title" className={styles.panel}>
      <header className={styles.head}>
        <h2 id="audits-title" className={styles.title}>
          {texts.title}
        </h2>
        {audits && (
          <ButtonLink href="/audit/start" variant="secondary" size="small">
            {audits.length > 0 ? texts.again : texts.start}
          </ButtonLink>
        )}
      </header>
      <Audits audits={audits} />
    </section>
  );
}

function Audits({ audits }: { audits: AuditListItem[] | undefined }) {
  if (!audits) {
    return (
      <p role="status" className={styles.quiet}>
        {texts.loading}
      </p>
    );
  }
  if (audits.length === 0) {
    return (
      <div className={styles.empty}>
        <h3>{texts.emptyTitle}</h3>
        <p className={styles.quiet}>{texts.emptyText}</p>
      </div>
    );
  }
  return (
    <div className={styles.content}>
      {audits.length > 1 && <AuditTrend audits={audits} />}
      <AuditsTable audits={audits} />
    </div>
  );
}
