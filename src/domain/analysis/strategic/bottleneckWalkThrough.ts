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
      `${named ? `You described it like this: ${quotedSentence(bottlenecks, quoteLength)} ` : ''}We would follow three real cases from start to ` +
      'finish with the people who handle them, mark where they wait, search or type something a second time, and ' +
      'pick one step to automate first. Your people decide which step that is.',
    department,
    phase: 1,
    complexity: 'Low',
    assumptions: toBeMeasured(
      'cases a month, the hours of work in each, and the days each of them spends waiting',
    ),
  };
}
