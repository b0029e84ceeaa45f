import type { ShownAnalysis } from '@/client/useAnalysis';
import { answerLines } from '@/content/analysis/answerLines';
import { reportTexts } from '@/content/analysis/report';
import ledger from '@/components/ui/Ledger.module.css';
import styles from './FormAnswers.module.css';

/** The client's answers from the wizard. */
export function FormAnswers({ analysis }: { analysis: ShownAnalysis }) {
  return (
    <dl className={`${ledger.ledger} ${ledger.pairs} ${styles.answers}`}>
      {answerLines(analysis).map(({ number, question, answer }) => (
        <div key={number}>
          <dt>
            <span className={styles.number}>{`${number}.`}</span> <span>{question}</span>
          </dt>
          <dd className={answer ? undefined : styles.missing}>{answer || reportTexts.notSpecified}</dd>
        </div>
      ))}
    </dl>
  );
}
