import { isWorthwhile } from '@/domain/analysis/investment/investmentReturn';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { beginningOf } from '@/domain/analysis/plan/beginningOf';
import { isOneByOne } from '@/domain/analysis/plan/isOneByOne';
import { waitingOf } from '@/domain/analysis/plan/waitingOf';
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
  return waitingOf(plan.projects).length > 0
    ? [texts.settle, texts.check, texts.settled]
    : [texts.measure, texts.check, texts.later];
}

function howToDecide(plan: Pick<AnalysisPlan, 'projects' | 'returns'>): string {
  if (beginningOf(plan.projects).length < 2) return texts.decideAlone;
  return isOneByOne(plan) ? texts.decide : texts.enterEach;
}
