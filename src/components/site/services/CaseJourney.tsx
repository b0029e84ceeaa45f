import { LinkedHeading } from '@/components/site/LinkedHeading';
import { generativeIntegration } from '@/content/site/services/generativeIntegration';
import stack from '@/components/ui/Stack.module.css';
import styles from './CaseJourney.module.css';

const { steps } = generativeIntegration.journey;

/** One case from arrival to answer; the margin shows who acts. */
export function CaseJourney() {
  return (
    <ol role="list" className={stack.gap2}>
      {steps.map(({ who, title, text }, place) => (
        <li key={place} className={styles.step} data-who={who}>
          <p className={styles.who}>{who}</p>
          <div className={styles.words}>
            <LinkedHeading level={3} title={title} />
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
