import { quotedSentence } from '../excerpt';
import { isNonAnswer } from '../matching/isNonAnswer';
import { toBeMeasured, type StrategicDraft } from './StrategicDraft';
import { quoteLength } from '../quoteLength';

export const walkThroughNames = {
  named: 'Walk through your main bottleneck step by step',
  unnamed: 'Find where work waits, on three real cases',
} as const;

/**
 * For a bottleneck that fits no task and no project, in whatever language it is written: look at it before proposing a
 * cure. Where none was named, the walk looks for it.
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
