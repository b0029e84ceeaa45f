import { generativeDevelopment } from '@/content/site/services/generativeDevelopment';
import { Illustration } from '../Illustration';
import styles from './CitedAnswer.module.css';

const { picture } = generativeDevelopment;

/** An answer whose sentences each cite their source passage, and a question that gets no answer. */
export function CitedAnswer() {
  return (
    <Illustration title={picture.title} caption={picture.caption}>
      <p className={styles.label}>{picture.questionLabel}</p>
      <p className={styles.question}>{picture.question}</p>
      <p className={styles.label}>{picture.answerLabel}</p>
      <p className={styles.answer}>
        {picture.answer.map(({ text, source }) => (
          <span key={source}>
            {text}
            <sup className={styles.mark}>{source}</sup>{' '}
          </span>
        ))}
      </p>
      <p className={styles.label}>{picture.sourcesLabel}</p>
      <ol role="list" className={styles.passages}>
        {picture.passages.map(({ document, before, marked, after }, index) => (
          <li key={document}>
            <span className={styles.mark}>{index + 1}</span>
            <div>
              <b>{document}</b>
              <p>
                {before}
                <mark>{marked}</mark>
                {after}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.refusal}>
        <p className={styles.question}>{picture.refusal.question}</p>
        <p>{picture.refusal.answer}</p>
        <p className={styles.rule}>{picture.refusal.note}</p>
      </div>
    </Illustration>
  );
}
