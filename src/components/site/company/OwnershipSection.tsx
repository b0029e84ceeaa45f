import { CheckList } from '@/components/site/CheckList';
import { Section } from '@/components/site/Section';
import { ownership } from '@/content/site/company/advantage';
import styles from './OwnershipSection.module.css';

/** What stays with the client when the work is done. */
export function OwnershipSection() {
  return (
    <Section aria-labelledby="ownership-title" className={styles.grid}>
      <CheckList items={ownership.items} className={styles.list} />
      <div className={styles.words}>
        <h2 id="ownership-title">{ownership.title}</h2>
        <p>{ownership.text}</p>
      </div>
    </Section>
  );
}
