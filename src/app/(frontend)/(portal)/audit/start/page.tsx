import type { Metadata } from 'next';
import { AuditQuestionnaire } from '@/components/portal/audit/AuditQuestionnaire';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { auditTexts } from '@/content/portal/audit';

export const metadata: Metadata = { title: auditTexts.title };

export default function AuditPage() {
  return (
    <RequireUser>
      <AuditQuestionnaire />
    </RequireUser>
  );
}
