import type { ShownAnalysis } from '@/client/useAnalysis';
import { answerTexts, taskCostTexts } from '@/content/analysis/report';
import { resultsTexts } from '@/content/analysis/results';
import { toExplainedAnalysis } from './explanation/toExplainedAnalysis';
import { TotalsExplanation } from './explanation/TotalsExplanation';
import { FormAnswers } from './FormAnswers';
import { OpportunitiesTable } from './OpportunitiesTable';
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
  /** Of the parts' headings: 2 on a page, 3 below a dialog's title. */
  level: 2 | 3;
}

/** Everything about one analysis: the answers, what the tasks cost, and what could be automated. */
export function AnalysisReport({ analysis, level }: AnalysisReportProps) {
  const explained = toExplainedAnalysis(analysis);
  const isPage = level === 2;
  return (
    <div className={styles.report}>
      <ReportSection title={answerTexts.title} level={level} part={isPage ? 'answers' : undefined}>
        <FormAnswers analysis={analysis} />
      </ReportSection>
      <ReportSection title={taskCostTexts.title} level={level} part={isPage ? 'costs' : undefined}>
        <TaskCosts analysis={analysis} level={isPage ? 3 : 4} />
      </ReportSection>
      <ReportSection title={resultsTexts.title} level={level} part={isPage ? 'opportunities' : undefined}>
        <ResultsSummary analysis={analysis} />
        <TotalsExplanation analysis={explained} />
        <ExecutiveSummary paragraphs={analysis.executive_summary} level={isPage ? 3 : 4} />
        <SavingsPictures analysis={analysis} />
        {analysis.opportunities.length === 0 ? (
          <p>{resultsTexts.none}</p>
        ) : (
          <OpportunitiesTable opportunities={analysis.opportunities} isFullReport explained={explained} />
        )}
        <FurtherOpportunities ideas={analysis.further_opportunities} level={isPage ? 3 : 4} />
        <p className={styles.note}>{resultsTexts.figuresNote}</p>
        <WrittenNote {...analysis} />
      </ReportSection>
    </div>
  );
}
