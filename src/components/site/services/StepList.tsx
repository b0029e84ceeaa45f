import { LinkedHeading } from '@/components/site/LinkedHeading';
import type { Step } from '@/content/site/services/ServicePage';
import styles from './StepList.module.css';

interface StepListProps {
  steps: readonly Step[];
  /** `down` is a vertical timeline, `across` sets the steps side by side on wide screens. */
  arrangement?: 'down' | 'across';
}

/** Consecutive steps with their duration. */
export function StepList({ steps, arrangement = 'down' }: StepListProps) {
  return (
    <ol role="list" className={`${styles.list} ${styles[arrangement]}`}>
      {steps.map(({ when, title, text }, place) => (
        <li key={place} className={styles.step}>
          <p className={styles.when}>{when}</p>
          <div className={styles.words}>
            <LinkedHeading level={3} title={title} />
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
