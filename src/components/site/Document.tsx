import type { ReactNode } from 'react';
import { offlineHintScript } from '@/client/offlineHint';
import { sessionHintScript } from '@/client/sessionHint';
import { FollowLinks } from '@/components/ui/FollowLinks';
import { Link } from '@/components/ui/Link';
import { offlineText } from '@/content/connection';
import { BookingWidget } from '@/integrations/booking/BookingWidget';
import { PageViews } from './PageViews';
import { ScrollToTop } from './ScrollToTop';

/** One line at the bottom of the window while offline. `Link` doesn't navigate meanwhile. */
function OfflineNotice() {
  return (
    <>
      <p role="status" className="offline-notice" data-print="hide">
        <span>{offlineText}</span>
      </p>
      <script dangerouslySetInnerHTML={{ __html: offlineHintScript }} />
    </>
  );
}

interface DocumentProps {
  /** Class names that define the font variables. */
  className: string;
  /** A `<head>` element, for more than metadata and styles. */
  head?: ReactNode;
  children: ReactNode;
}

/** Frame of every page outside the CMS. The page provides the `<main id="main">` that the skip link targets. */
export function Document({ className, head, children }: DocumentProps) {
  return (
    // The hint script sets attributes on <html> before hydration.
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
