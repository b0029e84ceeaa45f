import styles from './Faq.module.css';

interface FaqProps {
  questions: readonly { question: string; answer: string }[];
}

/** Questions that expand to their answers, without JavaScript. */
export function Faq({ questions }: FaqProps) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }, place) => (
        <details key={place} className={styles.item}>
          <summary className={styles.question}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
