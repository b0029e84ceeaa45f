import type { Metadata } from 'next';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { ReportPage } from '@/components/portal/report/ReportPage';
import { reportTexts } from '@/content/portal/report';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const metadata: Metadata = { title: reportTexts.title };

export default async function AuditReportPage() {
  const { booking } = await getSiteSettings();
  return (
    <RequireUser>
      <ReportPage booking={booking} />
    </RequireUser>
  );
}
