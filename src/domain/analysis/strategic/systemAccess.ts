import { quotedSentence } from '../excerpt';
import type { AnalysisAnswers } from '../types';
import { quoteLength } from '../quoteLength';
import { sentenceWith } from './sentenceWith';
import type { StrategicDraft } from './StrategicDraft';

const systemPattern =
  /\b(legacy|outdated|(old|aging) (system|software|server|erp|program)s?|erp|interfaces?|integrat\w*|apis?|on[- ]prem\w*|as\/?400|years old|migrat\w*)\b/iu;

export const systemAccessName = 'Settle how data gets out of your current systems';

/** For clients who mentioned a system that doesn't let data out: settle that before projects depend on it. */
export function systemAccess({ additionalContext }: AnalysisAnswers): StrategicDraft | undefined {
  const concern = sentenceWith([systemPattern], additionalContext);
  if (!concern) return undefined;
  return {
    name: systemAccessName,
    description:
      `You mentioned: ${quotedSentence(concern, quoteLength)} Ask the vendor in writing which exports, scheduled ` +
      'reports and interfaces your contract already includes. A nightly export is enough for most first projects; ' +
      'pay for an interface only once a project has proved itself without one.',
    department: 'Information Technology (IT)',
    phase: 1,
    complexity: 'Low',
    assumptions:
      'No savings of its own: it decides how cheaply the others can start. To size it, get the price of each ' +
      'interface and compare it with the expected savings of the tasks that would use it.',
  };
}
