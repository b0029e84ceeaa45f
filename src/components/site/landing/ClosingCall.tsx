import { AssessmentLink } from '@/components/site/AssessmentLink';
import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Section } from '@/components/site/Section';
import { assessmentLabels } from '@/content/site/actions';
import { assessmentTopics } from '@/content/site/landing';
import styles from './ClosingCall.module.css';

/** The last word of the landing page: what the assessment asks, and the way in. */
export function ClosingCall() {
  return (
    <Section tone="tint" aria-labelledby="closing-title" className={styles.grid}>
      <div className={styles.words}>
        <LinkedHeading level={2} id="closing-title" title="Eleven questions, and a number you can check" />
        <AssessmentLink />
        <p className={styles.note}>{assessmentLabels.closingNote}</p>
      </div>
      <ol role="list" className={styles.topics} aria-label="What the assessment asks">
        {assessmentTopics.map((topic, place) => (
          <li key={place}>{topic}</li>
        ))}
      </ol>
    </Section>
  );
}
