import { AssessmentLink } from '@/components/site/AssessmentLink';
import { WordsBeside } from '@/components/site/WordsBeside';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import { assessmentTopics } from '@/content/site/landing';
import text from '@/components/ui/Text.module.css';
import styles from './ClosingCall.module.css';

/** End of the landing page: the assessment's questions, and a link to it. */
export function ClosingCall({ heading, action, note }: CopyOf<'landing'>['closing']) {
  return (
    <WordsBeside
      tone="tint"
      titleId="closing-title"
      title={heading}
      words={
        <>
          <AssessmentLink>{action}</AssessmentLink>
          <p className={text.tiny}>{note}</p>
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
