import { assessmentSteps } from '@/content/site/assessment';
import { StepDrawing } from './StepDrawing';
import styles from './AssessmentSteps.module.css';

/** The four steps from signing up to the report, drawn. */
export function AssessmentSteps() {
  return (
    <section aria-labelledby="steps-title" className={styles.section}>
      <h2 id="steps-title">Four steps from sign-up to report</h2>
      <ol role="list" className={styles.steps}>
        {assessmentSteps.map(({ picture, title, text }, index) => (
          <li key={index} className={styles.step}>
            <StepDrawing picture={picture} />
            <div>
              <h3>
                <span className={styles.number}>{index + 1}</span> {title}
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
