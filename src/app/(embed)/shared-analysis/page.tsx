import type { Metadata } from 'next';
import { SharedAnalysis } from '@/components/analysis/SharedAnalysis';
import { sharedAnalysisTexts } from '@/content/analysis/shared';

/** The same page for every link: the token behind the # never reaches the server with the address. */
export const metadata: Metadata = { title: sharedAnalysisTexts.title, referrer: 'no-referrer' };

export default function SharedAnalysisPage() {
  return <SharedAnalysis />;
}
