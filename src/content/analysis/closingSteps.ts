import { isWorthwhile } from '@/domain/analysis/investment/investmentReturn';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { budgetFit } from '@/domain/analysis/plan/firstProjects';
import { isOneByOne } from '@/domain/analysis/plan/isOneByOne';
import { printedTexts } from '../printed';

const { closing: texts } = printedTexts;

/**
 * Returns three next steps, a sentence each, for the end of a printed report.
 * @param first first project of the plan's summary
 */
export function closingSteps(
  plan: Pick<AnalysisPlan, 'projects' | 'returns' | 'budgetUsd' | 'pause'>,
  [first]: readonly { name: string }[],
): string[] {
  if (!first) return [texts.measure, texts.check, texts.later];
  if (budgetFit(plan)?.covered.length === 0)
    return [texts.beyondBudget(first.name), texts.check, texts.later];
  const isWorthIt = plan.returns !== undefined && isWorthwhile(plan.returns);
  const hasGroundwork = plan.projects.some(({ kind }) => kind === 'groundwork');
  const thisWeek = hasGroundwork ? texts.beginGroundwork : texts.begin;
  const begin = plan.pause === undefined ? thisWeek : texts.beginOutsidePause;
  return [(isWorthIt ? begin : texts.tryFirst)(first.name), texts.check, howToDecide(plan)];
}

function howToDecide(plan: Pick<AnalysisPlan, 'projects' | 'returns'>): string {
  if (plan.projects.filter(({ kind }) => kind === 'pays').length < 2) return texts.decideAlone;
  return isOneByOne(plan) ? texts.decide : texts.enterEach;
}
