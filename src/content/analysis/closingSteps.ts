import { isWorthwhile } from '@/domain/analysis/investment/investmentReturn';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { beginningOf } from '@/domain/analysis/plan/beginningOf';
import { isOneByOne } from '@/domain/analysis/plan/isOneByOne';
import { waitingOf } from '@/domain/analysis/plan/waitingOf';
import { printedTexts } from '../printed';

const { closing: texts } = printedTexts;

/**
 * What to do next, a sentence each: three steps at the end of what is taken along.
 * @param first what the plan's summary begins with
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
