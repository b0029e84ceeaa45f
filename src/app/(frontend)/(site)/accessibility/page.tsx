import type { Metadata } from 'next';
import { TextSection } from '@/components/site/company/TextSection';
import { PageContents } from '@/components/site/PageContents';
import { Link } from '@/components/ui/Link';
import { accessibility, accessibilitySections } from '@/content/site/company/accessibility';
import { contactPaths } from '@/content/site/company/contactForm';
import { privacy, privacyContact } from '@/content/site/company/privacy';
import styles from '@/components/site/company/PrivacyArticle.module.css';

export const metadata: Metadata = {
  title: accessibility.title,
  description: accessibility.description,
  alternates: { canonical: '/accessibility' },
};

export default function AccessibilityPage() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{accessibility.heading}</h1>
        <p>{accessibility.lede}</p>
        <p className={styles.updated}>Last changed on {accessibility.updated}</p>
      </header>
      <PageContents
        title={privacy.contentsTitle}
        entries={accessibilitySections.map(({ id, title }) => ({ id, text: title }))}
        className={styles.contents}
      />
      <div className={styles.body}>
        {accessibilitySections.map((section) => (
          <TextSection key={section.id} section={section} />
        ))}
        <p>
          <Link href={contactPaths.page}>{privacyContact.link}</Link>
        </p>
      </div>
    </div>
  );
}
