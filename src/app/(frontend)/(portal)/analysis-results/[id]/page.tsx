import type { Metadata } from 'next';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { AnalysisResults } from '@/components/portal/results/AnalysisResults';
import { reportTexts } from '@/content/analysis/report';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const metadata: Metadata = { title: reportTexts.pageTitle };

interface AnalysisResultsPageProps {
  params: Promise<{ id: string }>;
}

export default async function AnalysisResultsPage({ params }: AnalysisResultsPageProps) {
  const [{ id }, { booking }] = await Promise.all([params, getSiteSettings()]);
  return (
    <RequireUser>
      <AnalysisResults id={id} booking={booking} />
    </RequireUser>
  );
}
