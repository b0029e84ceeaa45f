import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'AI Analysis' };

/** The layout renders the dashboard with the wizard open. */
export default function OpportunityAnalysisPage() {
  return null;
}
