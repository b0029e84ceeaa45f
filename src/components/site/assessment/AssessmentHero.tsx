import type { CopyOf } from '@/content/site/copy/builtInCopy';
import text from '@/components/ui/Text.module.css';
import styles from './AssessmentHero.module.css';

/** Hero of the assessment page. */
export function AssessmentHero({
  heading,
  note,
}: Pick<CopyOf<'ai-opportunity-assessment'>['hero'], 'heading' | 'note'>) {
  return (
    <div className={styles.hero}>
      <h1>{heading}</h1>
      <p className={text.note}>{note}</p>
    </div>
  );
}
