import { AssessmentLink } from '@/components/site/AssessmentLink';
import { WordsBeside } from '@/components/site/WordsBeside';
import { assessmentLabels } from '@/content/site/actions';
import { assessmentTopics } from '@/content/site/landing';
import styles from './ClosingCall.module.css';

/** End of the landing page: the assessment's questions, and a link to it. */
export function ClosingCall() {
  return (
    <WordsBeside
      tone="tint"
      titleId="closing-title"
      title="Eleven questions, and a number you can check"
      words={
        <>
          <AssessmentLink />
          <p className={styles.note}>{assessmentLabels.closingNote}</p>
        </>
      }
    >
      <ol role="list" className={styles.topics} aria-label="What the assessment asks">
        {assessmentTopics.map((topic, place) => (
          <li key={place}>{topic}</li>
        ))}
      </ol>
    </WordsBeside>
  );
}
