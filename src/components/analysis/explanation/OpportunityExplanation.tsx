import { explanationTexts as texts } from '@/content/analysis/explanation';
import { explainSavings, type ExplainedAnalysis } from '@/domain/analysis/explainSavings';
import { CalculationSteps } from './CalculationSteps';
import { EstimateTable } from './EstimateTable';
import styles from './OpportunityExplanation.module.css';
import { ShareExplanation } from './ShareExplanation';

interface OpportunityExplanationProps {
  analysis: ExplainedAnalysis;
  opportunityId: string;
}

/** Calculation from the client's numbers to an opportunity's figures, line by line. */
export function OpportunityExplanation({ analysis, opportunityId }: OpportunityExplanationProps) {
  const explanation = explainSavings(analysis, opportunityId);
  if (!explanation) {
    return (
      <div className={styles.panel}>
        <p className={styles.text}>{texts.unexplained}</p>
      </div>
    );
  }
  const { counted, formulas, share } = explanation;
  return (
    <div className={styles.panel}>
      <div className={styles.part}>
        <p className={styles.title}>{texts.steps}</p>
        <CalculationSteps task={counted.task} formulas={formulas} />
        <p className={styles.title}>{texts.range}</p>
        <EstimateTable percents={counted.percents} formulas={formulas} />
        <p className={styles.note}>{texts.rounding}</p>
      </div>
      <div className={styles.part}>
        <p className={styles.title}>{texts.share}</p>
        {share.status === 'explained' ? (
          <ShareExplanation share={share.share} percents={counted.percents} />
        ) : (
          <p className={styles.text}>
            {share.reason === 'otherVersion'
              ? texts.unexplainedShare.otherVersion(analysis.engineVersion)
              : texts.unexplainedShare.doesNotFollow}
          </p>
        )}
      </div>
    </div>
  );
}
