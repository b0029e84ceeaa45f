import { Button } from '@/components/ui/Button';
import { underwayTexts as texts } from '@/content/portal/dashboard';
import { hasAnswers, noAnswers } from '@/domain/analysis/wizardAnswers';
import { withChanges } from '@/domain/analysis/wizardChanges';
import { stepNumbers } from '@/domain/analysis/wizardSteps';
import type { AnalysisDraft } from '@/schemas/analysisDraft';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './UnderwayAnalysis.module.css';

interface UnderwayAnalysisProps {
  draft: AnalysisDraft;
  hasFailed: boolean;
  onContinue: () => void;
}

/**
 * The unfinished analysis with a button to continue, or its generation progress; renders nothing if there is neither.
 */
export function UnderwayAnalysis({ draft, hasFailed, onContinue }: UnderwayAnalysisProps) {
  const { answers, step, generating } = draft;
  const name = answers.listName?.trim() ? `“${answers.listName.trim()}”` : texts.unnamed;
  if (generating !== null) {
    return (
      <div className={styles.underway} role="status">
        <div>
          <h3 id="underway-title" className={styles.title}>
            {texts.generatingTitle}
          </h3>
          <p className={`${space.above1} ${text.quiet} ${text.breaks}`}>{texts.generating(name)}</p>
        </div>
        <div role="progressbar" aria-labelledby="underway-title" className={styles.bar} />
      </div>
    );
  }
  if (!hasAnswers(withChanges(noAnswers, answers))) return null;
  return (
    <div className={styles.underway}>
      <div>
        <h3 id="underway-title" className={styles.title}>
          {texts.continueTitle}
        </h3>
        <p className={`${space.above1} ${text.quiet} ${text.breaks}`} role={hasFailed ? 'alert' : undefined}>
          {hasFailed ? texts.failed(name) : texts.where(name, step, stepNumbers.length)}
        </p>
      </div>
      <Button onClick={onContinue} aria-describedby="underway-title">
        {texts.continue}
      </Button>
    </div>
  );
}
