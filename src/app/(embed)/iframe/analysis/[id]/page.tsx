import type { Metadata } from 'next';
import { EmbeddedAnalysis } from '@/components/analysis/EmbeddedAnalysis';
import { reportTexts } from '@/content/analysis/report';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const metadata: Metadata = { title: reportTexts.pageTitle };

interface EmbeddedAnalysisPageProps {
  params: Promise<{ id: string }>;
}

export default async function EmbeddedAnalysisPage({ params }: EmbeddedAnalysisPageProps) {
  const [{ id }, { booking }] = await Promise.all([params, getSiteSettings()]);
  return <EmbeddedAnalysis id={id} booking={booking} />;
}
