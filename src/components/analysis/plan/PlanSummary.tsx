import type { ShownAnalysis } from '@/client/useAnalysis';
import { planSummary } from '@/content/analysis/planSummary';
import { planTexts as texts } from '@/content/analysis/planTexts';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import styles from './PlanSummary.module.css';

interface PlanSummaryProps {
  plan: AnalysisPlan;
  analysis: Pick<ShownAnalysis, 'ai_readiness' | 'readiness_audit'>;
  /** Of the headings inside. */
  level: 3 | 4;
}

/** What an owner reads first: whether it is worth it, what to do, what it costs, what could stop it. */
export function PlanSummary({ plan, analysis, level }: PlanSummaryProps) {
  const { verdict, facts, first, risks } = planSummary(plan, analysis);
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
          <Heading className={styles.heading}>{texts.firstTitle}</Heading>
          <ol className={styles.first}>
            {first.map(({ id, name, department, facts: ofIt }) => (
              <li key={id}>
                <strong>{name}</strong>
                <span>
                  {department}: {ofIt}.
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
      {risks.length > 0 && (
        <div>
          <Heading className={styles.heading}>{texts.riskTitle}</Heading>
          <ul className={styles.risks}>
            {risks.map((risk) => (
              <li key={risk}>{risk}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
