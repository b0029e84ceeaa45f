import { assessment } from '@/content/site/assessment';
import { assessmentLabels } from '@/content/site/actions';
import styles from './AssessmentHero.module.css';

/** Hero of the assessment page. */
export function AssessmentHero() {
  return (
    <div className={styles.hero}>
      <h1>{assessment.title}</h1>
      <p className={styles.note}>{assessmentLabels.note}</p>
    </div>
  );
}
