import type { Metadata } from 'next';
import { SharedReport } from '@/components/portal/report/SharedReport';
import { sharedReportTexts } from '@/content/portal/report';

/** The same page for every link: the token behind the # never reaches the server with the address. */
export const metadata: Metadata = { title: sharedReportTexts.title, referrer: 'no-referrer' };

export default function SharedReportPage() {
  return <SharedReport />;
}
