import type { ShownAnalysis } from '@/client/useAnalysis';
import { answerTexts, taskCostTexts } from '@/content/analysis/report';
import { planOfPresented } from '@/content/analysis/planOfPresented';
import { leftAloneText } from '@/content/analysis/planSummary';
import { planTexts } from '@/content/analysis/planTexts';
import type { ReportPart } from '@/content/analysis/reportParts';
import { resultsTexts } from '@/content/analysis/results';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import { toExplainedAnalysis } from './explanation/toExplainedAnalysis';
import { TotalsExplanation } from './explanation/TotalsExplanation';
import { FormAnswers } from './FormAnswers';
import { OpportunitiesTable } from './OpportunitiesTable';
import type { KeepDays } from './plan/PlanCalendar';
import { PlanMoney } from './plan/PlanMoney';
import { PlanSummary, type ProjectStatusOf } from './plan/PlanSummary';
import { ReportSection } from './ReportSection';
import { ResultsSummary } from './ResultsSummary';
import { SavingsPictures } from './SavingsPictures';
import { TaskCosts } from './TaskCosts';
import { ExecutiveSummary } from './written/ExecutiveSummary';
import { FurtherOpportunities } from './written/FurtherOpportunities';
import { WrittenNote } from './written/WrittenNote';
import styles from './AnalysisReport.module.css';

interface AnalysisReportProps {
  analysis: ShownAnalysis;
  /** Level of the section headings: 2 on a page, 3 below a dialog's title. */
  level: 2 | 3;
  keepDays?: KeepDays;
  statusOf?: ProjectStatusOf | undefined;
}

/**
 * Full report of one analysis, in reading order: what to do, the findings, the costs, the calculations, and the
 * client's answers.
 */
export function AnalysisReport({ analysis, level, keepDays, statusOf }: AnalysisReportProps) {
  const explained = toExplainedAnalysis(analysis);
  const plan = planOfPresented(explained, analysis);
  const isPage = level === 2;
  const inner = isPage ? 3 : 4;
  const part = (name: ReportPart) => (isPage ? name : undefined);
  return (
    <div className={styles.report}>
      <ReportSection title={planTexts.summaryTitle} level={level} part={part('summary')}>
        <PlanSummary plan={plan} analysis={analysis} level={inner} statusOf={statusOf} />
      </ReportSection>
      <ReportSection title={resultsTexts.title} level={level} part={part('opportunities')}>
        <ResultsSummary analysis={analysis} />
        <TotalsExplanation analysis={explained} />
        <ExecutiveSummary
          paragraphs={analysis.executive_summary}
          isOfFirstPlan={analysis.own_days?.moves_phases === true}
          level={inner}
        />
        <SavingsPictures analysis={analysis} />
        {analysis.opportunities.length === 0 ? (
          <p>{resultsTexts.none}</p>
        ) : (
          <OpportunitiesTable opportunities={analysis.opportunities} isFullReport explained={explained} />
        )}
        <FurtherOpportunities ideas={analysis.further_opportunities} level={inner} />
        <p className={`${text.measure} ${space.above5} ${text.note}`}>
          {`${resultsTexts.figuresNote} ${leftAloneText(plan)}`}
        </p>
        <WrittenNote {...analysis} />
      </ReportSection>
      <ReportSection title={planTexts.moneyTitle} level={level} part={part('money')}>
        <PlanMoney plan={plan} level={inner} guides={analysis.project_guides} keepDays={keepDays} />
      </ReportSection>
      <ReportSection title={taskCostTexts.title} level={level} part={part('costs')}>
        <TaskCosts analysis={analysis} level={inner} />
      </ReportSection>
      <ReportSection title={answerTexts.title} level={level} part={part('answers')}>
        <FormAnswers analysis={analysis} />
      </ReportSection>
    </div>
  );
}
