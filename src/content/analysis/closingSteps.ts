import { isWorthwhile } from '@/domain/analysis/investment/investmentReturn';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { isOneByOne } from '@/domain/analysis/plan/isOneByOne';
import { printedTexts } from '../printed';

const { closing: texts } = printedTexts;

/**
 * Returns three next steps, a sentence each, for the end of a printed or exported report.
 * @param first first step of the plan's summary
 */
export function closingSteps(
  plan: Pick<AnalysisPlan, 'projects' | 'returns'>,
  [first]: readonly { name: string; firstStep: string }[],
): string[] {
  if (first) {
    const begin = texts.begin(first.name, first.firstStep);
    const isWorthIt = plan.returns !== undefined && isWorthwhile(plan.returns);
    return [isWorthIt ? begin : texts.ifAtAll(begin), texts.check, howToDecide(plan)];
  }
  return [texts.measure, texts.check, texts.later];
}

function howToDecide(plan: Pick<AnalysisPlan, 'projects' | 'returns'>): string {
  if (plan.projects.filter(({ kind }) => kind === 'pays').length < 2) return texts.decideAlone;
  return isOneByOne(plan) ? texts.decide : texts.enterEach;
}
