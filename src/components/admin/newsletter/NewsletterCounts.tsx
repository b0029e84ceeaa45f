import { useSession } from '@/client/useSession';
import { Link } from '@/components/ui/Link';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import { listTexts } from '@/content/admin/lists';
import { newsletterTexts as texts } from '@/content/admin/newsletter';
import type { SubscriberState } from '@/domain/newsletter/subscriberStates';
import type { NewsletterCounts as Counts } from '@/schemas/newsletter';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { useAdminAnswer } from '../useAdminAnswer';
import { newsletterCountsPath } from './newsletterApi';
import styles from './NewsletterCounts.module.css';

const order = ['confirmed', 'pending', 'left'] as const satisfies readonly SubscriberState[];

/** How many there are of each state, and whether readers can sign up. */
export function NewsletterCounts() {
  const { user } = useSession();
  const { answer, hasFailed, reload } = useAdminAnswer<Counts>(newsletterCountsPath);
  if (!answer) {
    return hasFailed ? (
      <KeptLoadFailure message={texts.countsFailed} retry={listTexts.retry} onRetry={reload} />
    ) : (
      <p role="status">{texts.loading}</p>
    );
  }
  return (
    <section aria-label={texts.counts} className={`${stack.gap4} ${space.below6}`}>
      <dl className={styles.counts}>
        {order.map((state) => (
          <div key={state}>
            <dt>{texts.states[state]}</dt>
            <dd className={styles.count}>{texts.count(answer[state])}</dd>
            <dd className={`${text.quiet} ${text.small}`}>{texts.explanations[state]}</dd>
          </div>
        ))}
      </dl>
      <p>
        <span>{`${answer.isOpen ? texts.open : texts.closed} `}</span>
        {user?.role === 'admin' ? <Link href="/cms/globals/firm-facts">{texts.openSettings}</Link> : null}
      </p>
      {answer.isOpen && !answer.delivers ? <p className={text.bad}>{texts.noServer}</p> : null}
    </section>
  );
}
