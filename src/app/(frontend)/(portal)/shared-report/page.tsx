import type { Metadata } from 'next';
import { SharedReport } from '@/components/portal/report/SharedReport';
import { sharedReportTexts } from '@/content/portal/report';

/** One page for every share link: the token is in the URL fragment, which browsers don't send to the server. */
export const metadata: Metadata = { title: sharedReportTexts.title, referrer: 'no-referrer' };

export default function SharedReportPage() {
  return <SharedReport />;
}
