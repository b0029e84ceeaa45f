import type { ShownAnalysis } from '@/client/useAnalysis';
import { hidesSalaries } from '@/content/analysis/hidesSalaries';
import { candidatesOf, planOfPresented } from '@/content/analysis/planOfPresented';
import { planTexts } from '@/content/analysis/planTexts';
import { answerTexts, taskCostTexts, reportTexts } from '@/content/analysis/report';
import type { ReportPart } from '@/content/analysis/reportParts';
import { resultsTexts } from '@/content/analysis/results';
import { unusedSentences } from '@/content/analysis/unusedSentences';
import { toExplainedAnalysis } from './explanation/toExplainedAnalysis';
import { TotalsExplanation } from './explanation/TotalsExplanation';
import { FormAnswers } from './FormAnswers';
import type { RenderOwnDays } from './plan/PlanCalendar';
import { PlanMoney } from './plan/PlanMoney';
import { PlanSummary, type ProjectStatusOf } from './plan/PlanSummary';
import type { ReportControls } from './ReportControls';
import { ReportSection } from './ReportSection';
import { Results } from './Results';
import { SavingsPictures } from './SavingsPictures';
import { TaskCosts } from './TaskCosts';
import { MoreDetails } from './MoreDetails';
import stack from '@/components/ui/Stack.module.css';
import styles from './AnalysisReport.module.css';
import text from '@/components/ui/Text.module.css';

interface AnalysisReportProps {
  analysis: ShownAnalysis;
  /** Level of the section headings: 2 on a page, 3 below a dialog's title. */
  level: 2 | 3;
  renderOwnDays?: RenderOwnDays;
  statusOf?: ProjectStatusOf | undefined;
  controls?: ReportControls | undefined;
}

/**
 * Full report of one analysis, in reading order: the advice, the opportunities, the client's answers and what the tasks
 * cost today; the rest opens with one press each.
 */
export function AnalysisReport({ analysis, level, renderOwnDays, statusOf, controls }: AnalysisReportProps) {
  const plan = planOfPresented(candidatesOf(analysis), analysis);
  // A derivation would state them.
  const isWithoutSalaries = hidesSalaries(analysis);
  const isPage = level === 2;
  const inner = isPage ? 3 : 4;
  const part = (name: ReportPart) => (isPage ? name : undefined);
  return (
    <div className={styles.report}>
      <ReportSection title={planTexts.summaryTitle} level={level} part={part('summary')}>
        <PlanSummary {...{ plan, analysis, statusOf, controls }} level={inner} />
      </ReportSection>
      <ReportSection title={resultsTexts.title} level={level} part={part('opportunities')}>
        <Results {...{ plan, analysis, controls }} level={inner} isFullReport />
      </ReportSection>
      <ReportSection title={answerTexts.title} level={level} part={part('answers')}>
        <FormAnswers analysis={analysis} />
      </ReportSection>
      <ReportSection title={taskCostTexts.title} level={level} part={part('costs')}>
        <TaskCosts {...{ analysis, controls }} level={inner} />
      </ReportSection>
      <ReportSection title={planTexts.moneyTitle} level={level} part={part('money')}>
        <div className={stack.gap4}>
          {!isWithoutSalaries && <TotalsExplanation analysis={toExplainedAnalysis(analysis)} />}
          <PlanMoney
            {...{ plan, renderOwnDays }}
            level={inner}
            guides={analysis.project_guides}
            hasCostParts={!isWithoutSalaries}
          />
          <UnusedSentences sentences={unusedSentences(analysis)} level={inner} />
          <SavingsPictures analysis={analysis} level={inner} />
        </div>
      </ReportSection>
    </div>
  );
}

interface UnusedSentencesProps {
  sentences: readonly string[];
  /** Level of the heading. */
  level: 3 | 4;
}

/** What the client wrote that the advice doesn't take into account. */
function UnusedSentences({ sentences, level }: UnusedSentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <MoreDetails title={reportTexts.unusedTitle} level={level} note={reportTexts.unusedNote}>
      <ul className={`${text.measure} ${text.small}`}>
        {sentences.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </MoreDetails>
  );
}
