'use client';

import { QueryProvider } from '@/client/QueryProvider';
import { useSession } from '@/client/useSession';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { reportTexts as texts } from '@/content/analysis/report';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import text from '@/components/ui/Text.module.css';
import { AnalysisPage } from './AnalysisPage';
import styles from './SharedAnalysis.module.css';
import stack from '@/components/ui/Stack.module.css';

/**
 * The results in a frame on another site. The login page refuses to be framed, and browsers partition the sessions of
 * frames, so a visitor without a session gets a link that opens the full page in a new tab.
 */
export function EmbeddedAnalysis({ id, booking }: { id: string; booking: BookingTarget }) {
  const session = useSession();
  if (session.status === 'signed-in') {
    return (
      <QueryProvider key={session.user.id}>
        <AnalysisPage id={id} user={session.user} booking={booking} />
      </QueryProvider>
    );
  }
  if (session.status !== 'signed-out') {
    return (
      <p role="status" className={`${styles.message} ${stack.gap4} ${stack.start}`}>
        {texts.loading}
      </p>
    );
  }
  return (
    <div className={`${styles.message} ${stack.gap4} ${stack.start}`}>
      <h1 className={text.heading}>{texts.signInTitle}</h1>
      <p>{texts.signInText}</p>
      <ButtonLink
        href={`/analysis-results/${encodeURIComponent(id)}`}
        target="_blank"
        rel="noopener"
        variant="secondary"
      >
        {texts.signIn}
      </ButtonLink>
    </div>
  );
}
