import { excerpt } from '@/domain/analysis/excerpt';
import type { AnalysisAnswers, AnalysisResult, CostedTask, Opportunity } from '@/domain/analysis/types';
import type { Figure } from '../figures/Figure';
import { readFigures } from '../figures/readFigures';
import { analysisTextLimits } from './AnalysisTexts';
import { opportunityFigures, totalFigures } from './figureLines';

/** Limits of the client's text in the prompt. */
const wordLimits = { text: 2_000, line: 120, dataSources: 40 } as const;

/** The data for the model, and the figures that its texts may state. */
export interface AnalysisBrief {
  /** Plain data, sent as JSON. */
  data: { business: object; totals: string[]; opportunities: { id: string; figures: string[] }[] };
  /** Allowed figures by the id of each opportunity to write for. */
  figures: ReadonlyMap<string, readonly Figure[]>;
  summaryFigures: readonly Figure[];
  /** All opportunities from the engine. */
  opportunities: readonly Opportunity[];
}

/**
 * Gathers the data the model needs to write about an analysis. A text may state the figures that the engine computed
 * and the numbers that the client entered for the task, but not figures in the client's free text: a reader couldn't
 * tell whose claim they are.
 */
export function analysisBrief(answers: AnalysisAnswers, result: AnalysisResult): AnalysisBrief {
  const asked = result.opportunities.slice(0, analysisTextLimits.opportunities);
  const claimed = new Set(readFigures(clientWords(answers)).map(keyOf));
  const lines = new Map(
    result.opportunities.map((opportunity) => [
      opportunity.id,
      opportunityFigures(opportunity, taskOf(opportunity, result)),
    ]),
  );
  const figuresOf = (opportunity: Opportunity) => [
    ...readFigures((lines.get(opportunity.id) ?? []).join('; ')),
    ...readFigures(`${opportunity.description} ${opportunity.roiModel.assumptions}`).filter(
      (figure) => !claimed.has(keyOf(figure)),
    ),
  ];
  const figures = new Map(
    result.opportunities.map((opportunity) => [opportunity.id, figuresOf(opportunity)]),
  );
  const totals = totalFigures(result);
  return {
    data: {
      business: businessOf(answers),
      totals,
      opportunities: asked.map((opportunity) => ({
        id: opportunity.id,
        department: opportunity.department,
        complexity: opportunity.complexity,
        task: opportunity.taskName === undefined ? null : excerpt(opportunity.taskName, wordLimits.line),
        name: opportunity.name,
        description: opportunity.description,
        figures: lines.get(opportunity.id) ?? [],
      })),
    },
    figures: new Map(asked.map(({ id }) => [id, figures.get(id) ?? []])),
    summaryFigures: [...readFigures(totals.join('; ')), ...[...figures.values()].flat()],
    opportunities: result.opportunities,
  };
}

const keyOf = ({ value, unit }: Figure) => `${value} ${unit}`;

function clientWords(answers: AnalysisAnswers): string {
  const tasks = Object.values(answers.departmentTasks).flat();
  return [
    answers.industry,
    answers.goals,
    answers.bottlenecks,
    answers.additionalContext,
    ...answers.dataTypes,
    ...tasks.map(({ taskName }) => taskName),
  ].join('\n');
}

function taskOf({ department, taskName }: Opportunity, result: AnalysisResult): CostedTask | undefined {
  const tasks = new Map(Object.entries(result.departmentTasks)).get(department) ?? [];
  return tasks.find((task) => task.taskName === taskName);
}

function businessOf(answers: AnalysisAnswers) {
  return {
    industry: excerpt(answers.industry, wordLimits.line),
    goals: excerpt(answers.goals, wordLimits.text),
    bottlenecks: excerpt(answers.bottlenecks, wordLimits.text),
    concerns: excerpt(answers.additionalContext, wordLimits.text),
    departments: answers.departments,
    dataSources: answers.dataTypes
      .slice(0, wordLimits.dataSources)
      .map((source) => excerpt(source, wordLimits.line)),
    usesAiNow: answers.currentAiUsage,
    aiReadiness: answers.aiReadiness,
    aiReadinessIs: answers.readinessAudit ? 'from their audit' : 'our assumption',
    wantsCustomerInsights: answers.customerInsights,
    wantsToEarnFromData: answers.monetization,
  };
}
