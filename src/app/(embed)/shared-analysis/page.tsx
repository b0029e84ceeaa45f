import type { Metadata } from 'next';
import { SharedAnalysis } from '@/components/analysis/SharedAnalysis';
import { sharedAnalysisTexts } from '@/content/analysis/shared';

/** One page for every share link: the token is in the URL fragment, which browsers don't send to the server. */
export const metadata: Metadata = { title: sharedAnalysisTexts.title, referrer: 'no-referrer' };

export default function SharedAnalysisPage() {
  return <SharedAnalysis />;
}
