import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { waitingOf } from '@/domain/analysis/plan/waitingOf';
import { printedTexts } from '../printed';

const { closing: texts } = printedTexts;

/**
 * What to do next, a sentence each: three steps at the end of what is taken along.
 * @param first what the plan's summary begins with
 */
export function closingSteps(
  { projects }: Pick<AnalysisPlan, 'projects'>,
  [first]: readonly { name: string; firstStep: string }[],
): string[] {
  const areSeveral = projects.filter(({ kind }) => kind === 'pays').length > 1;
  if (first)
    return [
      texts.begin(first.name, first.firstStep),
      texts.check,
      areSeveral ? texts.decide : texts.decideAlone,
    ];
  return waitingOf(projects).length > 0
    ? [texts.settle, texts.check, texts.settled]
    : [texts.measure, texts.check, texts.later];
}
