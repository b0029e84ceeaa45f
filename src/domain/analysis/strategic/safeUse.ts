import { quotedSentence } from '../excerpt';
import type { AnalysisAnswers } from '../types';
import { isAbroad } from './isAbroad';
import { companyWide, type StrategicDraft } from './StrategicDraft';
import { sentenceWith } from './sentenceWith';
import { sectorRule } from './sectorRule';
import { quoteLength } from '../quoteLength';
import { unlessDenied } from './unlessDenied';

const data = String.raw`(?:data|information|files?|records?|documents?|secrets?|messages?|emails?|details)`;

/** Privacy concerns. Homonyms such as a private practice, a secure fence and a leaking roof don't count. */
const privacyPatterns = [
  /\b(?:privacy|confidential\w*|breach\w*|hack\w*|hipaa|gdpr|ccpa|soc ?2|nda|compliance|privilege)\b/iu,
  /(?<!\b(?:social|homeland|food|job) )\bsecurity\b(?! (?:guards?|systems?|alarms?|cameras?|services?|compan(?:y|ies)|firms?|officers?|deposits?|doors?)\b)/iu,
  /(?<!\b(?:price|time|cost|heat|light|temperature)[- ])\bsensitive\b/iu,
  new RegExp(String.raw`\b(?:private|secure(?:ly)?) (?:\w+ )?${data}\b`, 'iu'),
  new RegExp(
    String.raw`\b${data}\b[^.!?]{0,30}\b(?:private|secured?|securely|leak\w*|protect(?:ion|ed)?)\b`,
    'iu',
  ),
  new RegExp(String.raw`\bleak(?:s|ed|ing|age)? (?:of )?(?:\w+ ){0,2}${data}\b`, 'iu'),
].map(unlessDenied);

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

/** Builds the opportunity to set rules for AI: for tools already in use, or before the first one. */
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
      benchmark(answers),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** Figures of the United States, where the firm is unless it says otherwise. */
function benchmark({ currentAiUsage, goals, bottlenecks, additionalContext }: AnalysisAnswers): string {
  if (isAbroad([goals, bottlenecks, additionalContext])) return '';
  return `${currentAiUsage === 'yes' ? 'You are ahead of most' : 'You are like most'}: ${useAmongBusinesses}`;
}

function concernSentence(additionalContext: string): string {
  const sentence = sentenceWith(privacyPatterns, additionalContext);
  return sentence ? `It also answers your concern: ${quotedSentence(sentence, quoteLength)}` : '';
}
