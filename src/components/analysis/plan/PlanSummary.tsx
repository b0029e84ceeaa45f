import type { ReactNode } from 'react';
import { planSummary, type SummarizedAnswers } from '@/content/analysis/planSummary';
import { planTexts as texts } from '@/content/analysis/planTexts';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import stack from '@/components/ui/Stack.module.css';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './PlanSummary.module.css';

/** Returns the current status of a project by its opportunity's id, for users who may see it. */
export type ProjectStatusOf = (opportunityId: string) => ReactNode;

interface PlanSummaryProps {
  plan: AnalysisPlan;
  analysis: SummarizedAnswers;
  /** Level of the headings inside. */
  level: 3 | 4;
  statusOf?: ProjectStatusOf | undefined;
}

/** Summary for an owner: whether it is worth it, what to do, the cost, and the risks. */
export function PlanSummary({ plan, analysis, level, statusOf }: PlanSummaryProps) {
  const { verdict, facts, first, constraints, risks } = planSummary(plan, analysis);
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <div className={styles.summary} data-verdict={plan.returns?.verdict ?? 'none'}>
      <p className={styles.verdict}>{verdict}</p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <strong>{value}</strong>
                {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {first.length > 0 && (
        <div>
          <Heading className={`${space.below3} ${text.subheading}`}>{texts.firstTitle}</Heading>
          <ol className={styles.first}>
            {first.map(({ id, name, department, facts: ofIt, firstStep }) => (
              <li key={id}>
                <strong>{name}</strong>
                {statusOf?.(id)}
                <span>{`${department}: ${ofIt}.`}</span>
                {firstStep && <span>{firstStep}</span>}
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className={stack.gap5}>
        <Sentences title={texts.riskTitle} sentences={risks} Heading={Heading} />
        <Sentences title={texts.constraintsTitle} sentences={constraints} Heading={Heading} />
      </div>
    </div>
  );
}

interface SentencesProps {
  title: string;
  sentences: readonly string[];
  Heading: 'h3' | 'h4';
}

function Sentences({ title, sentences, Heading }: SentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <div>
      <Heading className={`${space.below3} ${text.subheading}`}>{title}</Heading>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
