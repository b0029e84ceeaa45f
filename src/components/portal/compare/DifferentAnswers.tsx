import type { FullAnalysis } from '@/client/useAnalysis';
import { answerLines } from '@/content/analysis/answerLines';
import { answerTexts, reportTexts } from '@/content/analysis/report';
import { compareTexts as texts } from '@/content/portal/compare';
import ledger from '@/components/ui/Ledger.module.css';
import styles from './Differences.module.css';

const linesOf = (analysis: FullAnalysis) => [
  ...answerLines(analysis).map(({ question, answer }) => ({ question, answer })),
  {
    question: texts.aiUsage,
    answer: answerTexts.choices[analysis.current_ai_usage] ?? analysis.current_ai_usage,
  },
];

/** The questions that were answered differently, with both answers. */
export function DifferentAnswers({ first, second }: { first: FullAnalysis; second: FullAnalysis }) {
  const others = linesOf(second);
  const differences = linesOf(first).flatMap(({ question, answer }, index) => {
    const other = others[index]?.answer ?? '';
    return answer === other ? [] : [{ question, answer, other }];
  });
  if (differences.length === 0) return <p>{texts.sameAnswers}</p>;
  return (
    <ul className={`${ledger.ledger} ${styles.differences}`} role="list">
      {differences.map(({ question, answer, other }) => (
        <li key={question}>
          <strong>{question}</strong>
          <Side letter={texts.letters.first} text={answer} />
          <Side letter={texts.letters.second} text={other} />
        </li>
      ))}
    </ul>
  );
}

function Side({ letter, text }: { letter: string; text: string }) {
  return (
    <span className={styles.side}>
      <b>{letter}</b> <span>{text || reportTexts.notSpecified}</span>
    </span>
  );
}
