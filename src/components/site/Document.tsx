import type { ReactNode } from 'react';
import { BookingWidget } from '@/integrations/booking/BookingWidget';
import { sessionHintScript } from '@/client/sessionHint';
import { FollowLinks } from '@/components/ui/FollowLinks';
import { Link } from '@/components/ui/Link';
import { OfflineNotice } from './OfflineNotice';
import { PageViews } from './PageViews';
import { ScrollToTop } from './ScrollToTop';

interface DocumentProps {
  /** Classes that define the font variables. */
  className: string;
  /** A `<head>` element with more than metadata and styles. */
  head?: ReactNode;
  children: ReactNode;
}

/** The frame of every page outside the CMS. The page brings the `<main id="main">` that the skip link leads to. */
export function Document({ className, head, children }: DocumentProps) {
  return (
    // The hint script marks <html> before React starts.
    <html lang="en" className={className} suppressHydrationWarning>
      {head}
      <body>
        <script dangerouslySetInnerHTML={{ __html: sessionHintScript }} />
        <Link href="#main" className="skip-link">
          Skip to content
        </Link>
        {children}
        <FollowLinks />
        <OfflineNotice />
        <PageViews />
        <ScrollToTop />
        <BookingWidget />
      </body>
    </html>
  );
}
