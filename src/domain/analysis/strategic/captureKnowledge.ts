import { memoize } from '../memoize';
import { holidayMonths, monthNames } from '../monthNames';
import { quotedSentence } from '../excerpt';
import { phrase } from '../phrase';
import { quoteLength } from '../quoteLength';
import type { AnalysisAnswers } from '../types';
import { sentenceWith } from './sentenceWith';
import type { StrategicDraft } from './StrategicDraft';

export const captureKnowledgeName = 'Write down what only one person knows';

const holidays = holidayMonths.map(([holiday]) => holiday).join('|');

/** Somebody leaves, or keeps in the head what nobody wrote down. Work that somebody wants to leave behind doesn't count. */
const patterns: readonly RegExp[] = [
  /\b(?:goes|going|will be|is) (?:out )?on (?:maternity |parental |medical |family |sick )?leave\b|\b(?:goes|going|drops|dropping|cutting back) to (?:half|part)[- ]time\b/i,
  /\bis the (?:only )?one (?:that|who) knows\b/i,
  /\bin (?:his|her|their|my|one person[’']s|somebody[’']s) heads?\b/i,
  /\b(?:he|she|[A-Z]\p{L}+|nobody else|only \w+) (?:is )?(?:retir(?:es|ing)|leav(?:es|ing) us|quit(?:s|ting))\b/u,
  /(?<!\b(?:who|that|we|i) )\b(?:is|are) (?:retiring(?! the\b)|leaving us|going in the (?:spring|summer|fall|winter)|about to retire)\b/i,
  /(?<!\b(?:clients?|customers?|patients?|members?|tenants?|donors?|servers?|systems?|software|computers?|machines?|trucks?|who|that|we|i|and|to)\b(?: \w+){0,2} )\bretir(?:es|ing)\b(?: (?:at|by|before|in|next|this|soon|after|early|end|the|of)\b| on \p{Lu}|$)/iu,
  phrase`\b(?:he|she|dad|mom|father|mother|partner|foreman|estimator|bookkeeper|lead|manager|secretary) (?:is|will be|is going to be) (?:done|gone|out|leaving|stopping|quitting) (?:(?:at|by|before|in|next|this|end|the|of|after) ){1,5}(?:year|month|week|spring|summer|fall|winter|${monthNames}|${holidays})\b`,
  phrase`\b(?:he|she|foreman|estimator|bookkeeper|manager|secretary|dad|mom) (?:is leaving|leaves|quits) (?:us |the (?:firm|company|shop|office) )?(?:at|in|by|before|next|this|after)\b(?: the| end| of| next){0,4} (?:year|month|week|spring|summer|fall|winter|${monthNames}|${holidays})\b`,
  /\b(?:the only|only one) (?:one|person|guy|woman|man|employee|of us)(?: here)?(?: who)? (?:can (?!sign|approve|decide|be|get)|understands|knows (?:how|the|what|which|where))/i,
  /\b(?:nobody|no one) (?:but|except|other than) (?!(?:our|the) )\w+ (?:knows|understands|can)\b/i,
  /\bonly (?:he|she|one (?:person|of us)|the owner) knows?\b(?! (?:god|time))|\bin \p{L}+[’']s heads?\b|\b(?:know-how|knowledge) (?:leaves|goes|walks out) with (?:him|her|them)\b/iu,
  /\bonly (?!(?:our |the )?(?:customers?|clients?|patients?|tenants?|guests?|time|god)\b)(?:\w+ ){1,3}?knows (?:how\b|where (?:everything|things)\b|(?:the|our|all the) (?:\w+ )?(?:recipes?|formulas?|process|settings|setup|system|steps|tricks?)\b)/i,
  /\b(?:recipes?|formulas?|process(?:es)?|procedures?|steps|settings|setup|tricks?)\b[^.!?]{0,40}\b(?:(?:is|are) known (?:only )?(?:by|to) (?:only )?(?:one|a single)|nobody (?:else )?(?:has )?(?:knows|wrote|written)|only one (?:person|of us|employee|man|woman) knows|lives? (?:only )?in\b[^.!?]{0,20}\bhead|(?:is|are)(?: not|n[’']t) written down|(?:was|were) never written down)/i,
  /\bonly (?:one|1|a single (?:one)?|he|she|[A-Z]\p{L}+)(?: (?:person|of (?:us|them)|guy|woman|man|employee))? (?:here )?(?:really |actually |truly )?(?:knows?|understands?) (?:how|what|which|who|where|when|why|the|all)\b/u,
  /\b(?:he|she|[A-Z]\p{L}+) alone (?:knows|understands)\b|\bis [67]\d and (?:retires|leaves|stops|wants to (?:retire|stop|leave))\b/u,
  /\bturns? 6\d\b|\bnone of (?:it|that|this) is written down\b|\bthe only one who knows\b|\bnobody else knows\b/i,
];

const timeOf = phrase`\b(?:retir\w*|leav\w*|done|gone|out|quit\w*|stop\w*|going|(?:half|part)[- ]time|turns? 6\d)\b[^.!?]{0,15}?\b(?:(?:(?:at|by) )?(?:the )?end of (?<end>(?:next|this|the) (?:year|month|quarter|spring|summer|fall|winter)|${monthNames})|(?:next|this|in|by|before|mid|early|late)(?:[- ]the)?[- ](?<when>${monthNames}|spring|summer|fall|winter)\b|in (?<within>(?:a|two|three|four|five|six|\d+|a few|a couple of) (?:weeks?|months?|years?))\b|(?:at|by|before|after|on|around)(?: the)? (?<holiday>${holidays})\b|(?<year>next year)\b)`;

const monthsOfHolidays = holidayMonths.map(([holiday, month]) => ({
  pattern: phrase`^(?:${holiday})$`,
  month,
}));

/** Returns when it has to be done, by the time that the client names: "before June", "within two years". */
function deadlineIn(sentence: string): string | undefined {
  const { end, when, within, holiday, year } = timeOf.exec(sentence)?.groups ?? {};
  if (end) return `before the end of ${end.includes(' ') ? end.toLowerCase() : capitalized(end)}`;
  if (when) return `before ${/^(?:spring|summer|fall|winter)$/i.test(when) ? when : capitalized(when)}`;
  if (within) return `within ${within}`;
  const month = holiday && monthsOfHolidays.find(({ pattern }) => pattern.test(holiday))?.month;
  if (month) return `before ${month}`;
  return year ? `before ${year}` : undefined;
}

const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;

/** Whether a text says that somebody leaves, or keeps it in the head. */
export const saysKnowledgeLeaves = (text: string): boolean => sentenceIn([text]) !== '';

type Answers = Pick<AnalysisAnswers, 'bottlenecks' | 'additionalContext' | 'goals'>;

const sentenceIn = memoize((texts: readonly string[]): string => sentenceWith(patterns, ...texts) ?? '');

/** Returns the sentence that says that somebody leaves, or keeps it in the head; empty if none does. */
const knowledgeSentence = ({ bottlenecks, additionalContext, goals }: Answers): string =>
  sentenceIn([bottlenecks, additionalContext, goals]);

/** Whether that knowledge is what quotes are made from. */
export const isAboutPrices = (answers: Answers): boolean =>
  /\b(?:pric(?:e|es|ing)|quot(?:e|es|ing)|estimat\w+|bids?|bidding)\b/i.test(knowledgeSentence(answers));

/** Whether work, by its names, stands on prices. */
export const isPricedWork = (names: string): boolean =>
  /\b(?:quot(?:e|es|ing)|proposals?|estimates?|estimating|bids?|bidding|takeoffs?|pricing)\b/i.test(names);

/** Builds the opportunity to capture what a person knows who leaves, if the client says so. */
export function captureKnowledge(answers: Answers): StrategicDraft | undefined {
  const sentence = knowledgeSentence(answers);
  if (sentence === '') return undefined;
  const deadline = deadlineIn(sentence);
  return {
    name: captureKnowledgeName,
    description: `You told us: ${quotedSentence(sentence, quoteLength)} Record how this person handles the ten most common cases. Turn the recordings into short guides that the next person can search.${deadline ? ` Finish ${deadline}.` : ''}`,
    department: 'Operations',
    phase: 1,
    complexity: 'Low',
    assumptions: 'TBD: list the cases that wait whenever this person is out, and what each costs you.',
  };
}
