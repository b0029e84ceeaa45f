import { CheckList } from '@/components/site/CheckList';
import { WordsBeside } from '@/components/site/WordsBeside';
import { ownership } from '@/content/site/company/advantage';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import styles from './OwnershipSection.module.css';

/** What the client owns after the work is done. */
export function OwnershipSection({ heading, lede }: CopyOf<'advantage'>['ownership']) {
  return (
    <WordsBeside titleId="ownership-title" title={heading} words={<p>{lede}</p>}>
      <CheckList items={ownership.items} className={styles.list} />
    </WordsBeside>
  );
}
