import { quotedSentence } from '../excerpt';
import type { SourceCoverage } from '../sourceCoverage';
import { toBeMeasured, type StrategicDraft } from './StrategicDraft';
import { quoteLength } from '../quoteLength';
import type { BottleneckTheme } from './bottleneckThemes';

/** What we would do about a trouble the client named, starting from what they wrote. */
export function themeOpportunity(
  theme: BottleneckTheme,
  words: string,
  origin: 'bottlenecks' | 'goals',
  coverage: SourceCoverage,
): StrategicDraft {
  const lead = origin === 'bottlenecks' ? 'You wrote' : 'Among your goals';
  return {
    name: theme.name,
    description: `${lead}: ${quotedSentence(words, quoteLength)} ${theme.description} ${startingPoint(coverage)}`,
    department: theme.department,
    phase: theme.phase,
    complexity: theme.complexity,
    assumptions: toBeMeasured(theme.measure),
  };
}

function startingPoint({ atHand, missing }: SourceCoverage): string {
  if (atHand.length > 0) return `It would start from data you already have: ${atHand.join(', ')}.`;
  return `It would help to have data you didn’t list: ${missing.join(', ')}.`;
}
