'use client';

import { useAudits } from '@/client/useAudits';
import { EmptyState } from '@/components/ui/EmptyState';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { auditListTexts as texts } from '@/content/portal/audit';
import type { AuditListItem } from '@/schemas/audit';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { AuditsTable } from './AuditsTable';
import { AuditTrend } from './AuditTrend';

/** The account's readiness audits with their trend, and a button that starts the next. */
export function AuditsPanel({ userId }: { userId: number }) {
  const audits = useAudits(userId);
  return (
    <section aria-labelledby="audits-title" className={space.above7}>
      <header className={`${row.apart} ${space.below5}`}>
        <h2 id="audits-title" className={text.heading}>
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
      <p role="status" className={text.quiet}>
        {texts.loading}
      </p>
    );
  }
  if (audits.length === 0) {
    return <EmptyState title={texts.emptyTitle} level={3} text={texts.emptyText} />;
  }
  return (
    <div className={stack.gap5}>
      {audits.length > 1 && <AuditTrend audits={audits} />}
      <AuditsTable audits={audits} />
    </div>
  );
}
