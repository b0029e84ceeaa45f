import { quotedSentence } from '../excerpt';
import type { AnalysisAnswers } from '../types';
import { companyWide, type StrategicDraft } from './StrategicDraft';
import { sentenceWith } from './sentenceWith';
import { sectorRule } from './sectorRule';
import { sectorUse } from './sectorUse';
import { quoteLength } from '../quoteLength';

const privacyPattern =
  /\b(privacy|private|confidential\w*|secur(e|ity)|breach\w*|hack\w*|sensitive|hipaa|gdpr|ccpa|soc ?2|nda|leak\w*|data protection|compliance|privilege)\b/iu;

export const safeUseNames = {
  inUse: 'Set rules for the AI tools already in use',
  before: 'Agree on safe use before the first AI tool',
} as const;

/**
 * Source: US Census Bureau, “Large Firms With at Least 20 Employees Biggest AI Users”, May 2026, on the Business Trends and
 * Outlook Survey of December 14, 2025 to May 3, 2026. It names no figures by trade.
 */
const useAmongBusinesses =
  '17 to 20% of US businesses used AI in some function, and 37% of those with 250 people or more (US Census Bureau, ' +
  'Business Trends and Outlook Survey, December 2025 to May 2026).';

/** The rules for using AI at all: for tools already in use, or before the first one arrives. */
export function safeUse(answers: AnalysisAnswers): StrategicDraft {
  const inUse = answers.currentAiUsage === 'yes';
  return {
    name: inUse ? safeUseNames.inUse : safeUseNames.before,
    description: [
      inUse
        ? 'AI is already in use in your business, so start with one page: which tools may be used, what may be entered into them, and who checks the output.'
        : 'No AI is in use yet, which is the right time for one page: which tools you will allow, what may be entered into them, and who checks the output.',
      sectorRule(answers.industry),
      concernSentence(answers.additionalContext),
      answers.aiReadiness === 'beginner'
        ? 'Add two hours of practice for each team, on examples from its own work.'
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    department: companyWide,
    phase: 1,
    complexity: 'Low',
    assumptions: [
      'No savings are claimed: it prevents damage rather than saves hours. To size it, count ' +
        (inUse ? 'the AI tools in use, ' : 'the tools your people have asked for, ') +
        'the kinds of data each would see, and what one leak of that data would cost you.',
      `${inUse ? 'You are ahead of most' : 'You are like most'}: ${useAmongBusinesses}`,
      sectorUse(answers.industry),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function concernSentence(additionalContext: string): string {
  const sentence = sentenceWith([privacyPattern], additionalContext);
  return sentence ? `It also answers your concern: ${quotedSentence(sentence, quoteLength)}` : '';
}
