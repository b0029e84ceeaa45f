import { quotedSentence } from '../excerpt';
import { isNonAnswer } from '../matching/isNonAnswer';
import { toBeMeasured, type StrategicDraft } from './StrategicDraft';
import { quoteLength } from '../quoteLength';

export const walkThroughNames = {
  named: 'Walk through your main bottleneck step by step',
  unnamed: 'Find where work waits, on three real cases',
} as const;

/**
 * Builds the opportunity to examine a bottleneck that matches no task and no project, in any language, before proposing
 * a solution. Without a stated bottleneck, it searches for one.
 */
export function bottleneckWalkThrough(bottlenecks: string, department: string): StrategicDraft {
  const named = !isNonAnswer(bottlenecks);
  return {
    name: named ? walkThroughNames.named : walkThroughNames.unnamed,
    description:
      (named ? `You told us: ${quotedSentence(bottlenecks, quoteLength)} ` : '') +
      'We follow three real cases with the people who handle them and mark every wait and double entry. Your people pick the first step to automate.',
    department,
    phase: 1,
    complexity: 'Low',
    assumptions: toBeMeasured('cases, the hours of work in each, and the days each one waits'),
  };
}
