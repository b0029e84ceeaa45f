import { ContactAside } from '@/components/site/company/ContactAside';
import { ContactForm } from '@/components/site/company/ContactForm';
import { CallRequest } from '@/components/site/company/CallRequest';
import { pageMetadata } from '@/components/site/pageMetadata';
import { contact } from '@/content/site/company/contact';
import { askForCallHref } from '@/domain/inquiries/askForCall';
import { getFirmFacts } from '@/queries/getFirmFacts';
import { getPageCopy } from '@/queries/getPageCopy';
import { getSiteSettings } from '@/queries/getSiteSettings';
import styles from './page.module.css';

export const generateMetadata = () => pageMetadata('contact');

export default async function ContactPage() {
  const [copy, settings, { promises }] = await Promise.all([
    getPageCopy('contact'),
    getSiteSettings(),
    getFirmFacts(),
  ]);
  const takesCalls = settings.booking.href === askForCallHref;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{copy.hero.heading}</h1>
        <p>{copy.hero.lede}</p>
      </header>
      <section aria-labelledby="form-title" className={styles.form}>
        <h2 id="form-title">{copy.form.heading}</h2>
        {takesCalls ? <CallRequest {...copy.call} /> : null}
        <ContactForm takesCalls={takesCalls} sentText={contact.sentText(promises)} />
      </section>
      <ContactAside copy={copy} settings={settings} promises={promises} />
    </div>
  );
}
