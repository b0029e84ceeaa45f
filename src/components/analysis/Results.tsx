import type { ShownAnalysis } from '@/client/useAnalysis';
import { hidesSalaries } from '@/content/analysis/hidesSalaries';
import { resultsTexts as texts } from '@/content/analysis/results';
import { systemsNamed } from '@/domain/analysis/catalogue/namedSystems';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import { toExplainedAnalysis } from './explanation/toExplainedAnalysis';
import { LeftAlone } from './LeftAlone';
import { OpportunitiesTable } from './OpportunitiesTable';
import type { ReportControls } from './ReportControls';
import { ResultsSummary } from './ResultsSummary';
import { ExecutiveSummary } from './written/ExecutiveSummary';
import { FurtherOpportunities } from './written/FurtherOpportunities';
import { WrittenNote } from './written/WrittenNote';

interface ResultsProps {
  plan: AnalysisPlan;
  analysis: ShownAnalysis;
  /** Level of the headings inside. */
  level: 3 | 4;
  /** The full report marks values that an older analysis lacks: 'TBD' and 'N/A'. */
  isFullReport?: boolean;
  controls?: ReportControls | undefined;
}

/** The products that the client named, whose data the figures count as available; empty if none. */
function systemsText({ data_types: dataTypes, goals, bottlenecks, additional_info }: ShownAnalysis): string {
  const systems = systemsNamed({ dataTypes, goals, bottlenecks, additionalContext: additional_info });
  return systems.length > 0 ? texts.systems(systems.map(({ name }) => name)) : '';
}

/** The documented summary and table of an analysis, and the tasks that are left as they are. */
export function Results({ plan, analysis, level, isFullReport = false, controls }: ResultsProps) {
  return (
    <>
      <ResultsSummary analysis={analysis} />
      <ExecutiveSummary
        paragraphs={analysis.executive_summary}
        isOfFirstPlan={analysis.own_days?.moves_phases === true}
        level={level}
      />
      {analysis.opportunities.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <OpportunitiesTable
          opportunities={analysis.opportunities}
          explained={hidesSalaries(analysis) ? undefined : toExplainedAnalysis(analysis)}
          {...{ isFullReport, controls }}
        />
      )}
      <LeftAlone plan={plan} level={level} />
      <FurtherOpportunities ideas={analysis.further_opportunities} level={level} />
      <p className={`${text.measure} ${space.above5} ${text.note}`}>
        {[texts.figuresNote, systemsText(analysis)].filter(Boolean).join(' ')}
      </p>
      <WrittenNote {...analysis} />
    </>
  );
}
