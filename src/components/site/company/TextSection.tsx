import { LinkedHeading } from '@/components/site/LinkedHeading';
import type { PrivacySection } from '@/content/site/company/privacy';
import styles from './PrivacyArticle.module.css';

/** A section of a page that consists of text only. */
export function TextSection({ section: { id, title, paragraphs, items } }: { section: PrivacySection }) {
  return (
    <section aria-labelledby={id} className={styles.text}>
      <LinkedHeading level={2} id={id} title={title} />
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items ? (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
