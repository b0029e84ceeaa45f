import { LinkedHeading } from '@/components/site/LinkedHeading';
import { assessmentSteps } from '@/content/site/assessment';
import { StepDrawing } from './StepDrawing';
import stack from '@/components/ui/Stack.module.css';
import styles from './AssessmentSteps.module.css';

/** The four steps from signing up to the report, illustrated. */
export function AssessmentSteps({ heading }: { heading: string }) {
  return (
    <section aria-labelledby="steps-title" className={stack.gap6}>
      <LinkedHeading level={2} id="steps-title" title={heading} />
      <ol role="list" className={styles.steps}>
        {assessmentSteps.map(({ picture, title, text }, index) => (
          <li key={index} className={styles.step}>
            <StepDrawing picture={picture} />
            <div>
              <LinkedHeading level={3} title={title}>
                <span className={styles.number}>{index + 1}</span> {title}
              </LinkedHeading>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
