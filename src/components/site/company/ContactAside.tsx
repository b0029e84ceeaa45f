import { AssessmentLink } from '@/components/site/AssessmentLink';
import { BookingLink } from '@/components/ui/BookingLink';
import { bookingLabels } from '@/content/site/actions';
import { contact } from '@/content/site/company/contact';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import { spokenOf } from '@/content/site/promised';
import { askForCallHref } from '@/domain/inquiries/askForCall';
import type { FirmPromises } from '@/domain/firm/FirmFacts';
import type { SiteSettings } from '@/queries/siteSettingsOf';
import text from '@/components/ui/Text.module.css';
import styles from './ContactAside.module.css';

interface ContactAsideProps {
  copy: Pick<CopyOf<'contact'>, 'next' | 'ways'>;
  settings: SiteSettings;
  promises: FirmPromises;
}

/** What happens to a message, and other ways to contact the firm. */
export function ContactAside({ copy, settings: { booking, contactEmail }, promises }: ContactAsideProps) {
  const hasBooking = booking.href !== askForCallHref;
  return (
    <div className={styles.aside}>
      <section aria-labelledby="next-title">
        <h2 id="next-title" className={text.subheading}>
          {copy.next.heading}
        </h2>
        <ol role="list" className={styles.steps}>
          {spokenOf<string>(contact.next, promises).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="ways-title">
        <h2 id="ways-title" className={text.subheading}>
          {copy.ways.heading}
        </h2>
        <ul role="list" className={styles.ways}>
          {hasBooking ? (
            <li>
              <h3>{contact.bookingTitle}</h3>
              <p>{contact.bookingText}</p>
              <BookingLink booking={booking} variant="secondary" size="small">
                {bookingLabels.call}
              </BookingLink>
            </li>
          ) : null}
          {contactEmail ? (
            <li>
              <h3>{contact.emailTitle}</h3>
              <p>{contact.emailText}</p>
              <a href={`mailto:${contactEmail}`} className={styles.email}>
                {contactEmail}
              </a>
            </li>
          ) : null}
          <li>
            <h3>{contact.assessmentTitle}</h3>
            <p>{contact.assessmentText}</p>
            <AssessmentLink variant="secondary" size="small" />
          </li>
        </ul>
      </section>
    </div>
  );
}
