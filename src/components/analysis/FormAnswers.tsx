import type { FullAnalysis } from '@/client/useAnalysis';
import { answerTexts, reportTexts } from '@/content/analysis/report';
import styles from './FormAnswers.module.css';

const choice = (value: string) => answerTexts.choices[value] ?? value;

/** The answers by the numbers of their questions; empty where nothing was said. */
function answersOf(analysis: FullAnalysis): Record<keyof typeof answerTexts.questions, string> {
  return {
    1: analysis.list_name,
    2: analysis.industry,
    3: analysis.goals,
    4: analysis.departments.join(', '),
    6: choice(analysis.ai_readiness),
    7: analysis.data_types.join(', '),
    8: analysis.bottlenecks,
    9: choice(analysis.customer_insights),
    10: choice(analysis.monetization),
    11: analysis.additional_info,
  };
}

/** What the client answered in the wizard. */
export function FormAnswers({ analysis }: { analysis: FullAnalysis }) {
  const answers = answersOf(analysis);
  return (
    <dl className={styles.answers}>
      {Object.entries(answerTexts.questions).map(([number, question]) => {
        const answer = answers[Number(number) as keyof typeof answers];
        return (
          <div key={number}>
            <dt>
              <span className={styles.number}>{number}.</span> <span>{question}</span>
            </dt>
            <dd className={answer ? undefined : styles.missing}>{answer || reportTexts.notSpecified}</dd>
          </div>
        );
      })}
    </dl>
  );
}
