import { ContactAside } from '@/components/site/company/ContactAside';
import { ContactForm } from '@/components/site/company/ContactForm';
import { pageMetadata } from '@/components/site/pageMetadata';
import { contact } from '@/content/site/company/contact';
import { getSiteSettings } from '@/queries/getSiteSettings';
import styles from './page.module.css';

export const generateMetadata = () => pageMetadata('contact');

export default async function ContactPage() {
  const settings = await getSiteSettings();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{contact.heading}</h1>
        <p>{contact.lede}</p>
      </header>
      <section aria-labelledby="form-title" className={styles.form}>
        <h2 id="form-title">{contact.formTitle}</h2>
        <ContactForm />
      </section>
      <ContactAside settings={settings} />
    </div>
  );
}
