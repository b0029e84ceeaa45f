import { namedAiTools } from '../constraints/publicAi';
import { quotedSentence } from '../excerpt';
import { phrase } from '../phrase';
import type { AnalysisAnswers } from '../types';
import { companyWide, toBeMeasured, type StrategicDraft } from './StrategicDraft';
import { sentenceWith, type Question } from './sentenceWith';
import { sectorRule } from './sectorRule';
import { quoteLength } from '../quoteLength';
import { unlessDenied } from './unlessDenied';

const data = String.raw`(?:data|information|files?|records?|documents?|secrets?|messages?|emails?|details)`;

/** Privacy concerns. Homonyms such as a private practice, a secure fence and a leaking roof don't count. */
const privacyPatterns = [
  /\b(?:privacy|confidential\w*|breach\w*|hack\w*|hipaa|gdpr|ccpa|soc ?2|nda|compliance|privilege)\b/i,
  /(?<!\b(?:social|homeland|food|job) )\bsecurity\b(?! (?:guards?|systems?|alarms?|cameras?|services?|compan(?:y|ies)|firms?|officers?|deposits?|doors?)\b)/i,
  /(?<!\b(?:price|time|cost|heat|light|temperature)[- ])\bsensitive\b/i,
  phrase`\b(?:private|secure(?:ly)?) (?:\w+ )?${data}\b`,
  phrase`\b${data}\b[^.!?]{0,30}\b(?:private|secured?|securely|leak\w*|protect(?:ion|ed)?)\b`,
  phrase`\bleak(?:s|ed|ing|age)? (?:of )?(?:\w+ ){0,2}${data}\b`,
].map(unlessDenied);

export const safeUseNames = {
  inUse: 'Set rules for the AI tools already in use',
  before: 'Agree on safe use before the first AI tool',
} as const;

const publicTool = `(?:${namedAiTools}|(?:an?|some) (?:free )?ai(?: tool| chat)?)`;
const puts =
  '(?:past(?:e|es|ed|ing)|puts?|putting|cop(?:y|ies|ied|ying)|uploads?|uploaded|uploading|types?|typing|feeds?|feeding|enters?|entering|dumps?|dumping|drops?|dropping|runs?|running)';

const putsInto = phrase`\b${puts}\b[^.!?;]{0,50}\b(?:in|into|to|on|through|with) (?:\w+ ){0,3}?${publicTool}\b`;
const notToday =
  /\b(?:no|not|never|nobody|nothing|cannot|\w+n[’']t|must|may|might|should|would|could|want|plan|if|stopped|used to|consider\w*|think\w*|start\w*|competitors?|rivals|vendors?|customers?|clients? (?:\w+ )?(?:paste|put|upload))\b/i;

/** Somebody in the firm puts work into a public tool today. A wish, a rule or what customers do doesn't count. */
const pastes: Question = { test: (part) => putsInto.test(part) && !notToday.test(part) };

const uses =
  '(?:uses?|using|asks?|writes?|drafts?|makes?|creates?|(?:is|are) (?:using|writing|drafting|making))';

const usesIn = phrase`\b${uses} (?:\w+ ){0,4}?${publicTool}\b`;

/** Somebody in the firm uses a public tool today, for whatever. */
const usesTool: Question = { test: (part) => usesIn.test(part) && !notToday.test(part) };

/** Builds the opportunity to set rules for AI: for tools already in use, or before the first one. */
export function safeUse(answers: AnalysisAnswers): StrategicDraft {
  const { bottlenecks, additionalContext, goals } = answers;
  const pasted = sentenceWith([pastes], additionalContext, bottlenecks, goals);
  const used = sentenceWith([usesTool], additionalContext, bottlenecks);
  const inUse = answers.currentAiUsage === 'yes' || pasted !== undefined || used !== undefined;
  return {
    name: inUse ? safeUseNames.inUse : safeUseNames.before,
    description: [
      'Write one page: which tools, which data, who checks.',
      sectorRule(answers.industry),
      concernSentence(answers.additionalContext, [pasted, used]),
      pasted
        ? `You told us: ${quotedSentence(pasted, quoteLength)} Stop that this week. Give them an approved tool under contract that doesn’t learn from your data.`
        : '',
      used !== undefined && used !== pasted
        ? `You told us: ${quotedSentence(used, quoteLength)} Put that use on the page: what may go in, and who checks.`
        : '',
      answers.aiReadiness === 'beginner' ? 'Give each team two hours of practice.' : '',
    ]
      .filter(Boolean)
      .join(' '),
    department: companyWide,
    phase: 1,
    complexity: 'Low',
    assumptions: toBeMeasured(
      inUse
        ? 'which AI tools your people use and what data they enter'
        : 'which AI tools your people ask for and what data they would enter',
    ),
  };
}

function concernSentence(additionalContext: string, quoted: readonly (string | undefined)[]): string {
  const sentence = sentenceWith(privacyPatterns, additionalContext);
  return sentence && !quoted.includes(sentence)
    ? `You told us: ${quotedSentence(sentence, quoteLength)}`
    : '';
}
