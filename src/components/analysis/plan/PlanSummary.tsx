import { Fragment, type ReactNode } from 'react';
import { planSummary, type SummarizedAnswers } from '@/content/analysis/planSummary';
import { planTexts as texts } from '@/content/analysis/planTexts';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import type { ReportControls } from '../ReportControls';
import styles from './PlanSummary.module.css';

/** Returns the current status of a project by its opportunity's id, for users who may see it. */
export type ProjectStatusOf = (opportunityId: string) => ReactNode;

interface PlanSummaryProps {
  plan: AnalysisPlan;
  analysis: SummarizedAnswers;
  /** Level of the headings inside. */
  level: 3 | 4;
  statusOf?: ProjectStatusOf | undefined;
  controls?: ReportControls | undefined;
}

/** What an owner reads first: the verdict, the numbers, three projects, and what their own words change. */
export function PlanSummary({ plan, analysis, level, statusOf, controls }: PlanSummaryProps) {
  const { title, verdict, facts, before, firstTitle, first, told, risks } = planSummary(plan, analysis);
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <div className={styles.summary} data-verdict={plan.returns?.verdict ?? 'none'}>
      <div className={styles.verdict}>
        <p className={styles.title}>{title}</p>
        <p>{verdict}</p>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value, note }, index) => (
          <div key={label} className={index === 0 ? styles.headline : undefined}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
      {first.length > 0 && (
        <div>
          <Heading className={`${space.below3} ${text.subheading}`}>{firstTitle}</Heading>
          {before && <p className={`${space.below3} ${styles.before}`}>{before}</p>}
          <ol className={styles.first}>
            {first.map(({ id, name, facts: ofIt, steps }) => (
              <li key={id}>
                <strong>{name}</strong>
                {statusOf?.(id)}
                <span>{[ofIt, ...steps].join(' ')}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
      {told.length > 0 && (
        <ul role="list" className={styles.told}>
          {told.map((effect, index) => (
            // Its sentence changes when its button is pressed, and the button keeps the focus.
            <li key={index}>
              <p aria-live={controls ? 'polite' : undefined}>{effect.text}</p>
              {controls && <div>{controls.putBack(effect)}</div>}
            </li>
          ))}
        </ul>
      )}
      {risks.length > 0 && (
        <div>
          <Heading className={`${space.below3} ${text.subheading}`}>{texts.riskTitle}</Heading>
          <ul className={styles.sentences}>
            {risks.map((sentence) => {
              const risk = <li>{sentence}</li>;
              const isAdvice = controls && sentence === texts.risks.assumed;
              return <Fragment key={sentence}>{isAdvice ? controls.assumedReadiness(risk) : risk}</Fragment>;
            })}
          </ul>
        </div>
      )}
    </div>
  );
}
