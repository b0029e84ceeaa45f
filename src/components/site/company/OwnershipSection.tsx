import { CheckList } from '@/components/site/CheckList';
import { WordsBeside } from '@/components/site/WordsBeside';
import { ownership } from '@/content/site/company/advantage';
import styles from './OwnershipSection.module.css';

/** What the client owns after the work is done. */
export function OwnershipSection() {
  return (
    <WordsBeside titleId="ownership-title" title={ownership.title} words={<p>{ownership.text}</p>}>
      <CheckList items={ownership.items} className={styles.list} />
    </WordsBeside>
  );
}
