import { quotedSentence } from '../excerpt';
import { memoize } from '../memoize';
import { isForbidden } from '../matching/isForbidden';
import { partsWithoutPraise } from '../matching/partsOf';
import { distinctiveWords } from '../matching/sharedWords';
import { phrase } from '../phrase';
import { quoteLength } from '../quoteLength';
import type { Question } from '../strategic/sentenceWith';
import { dataWords } from './dataWords';

/*
 * Conditions, which forbid nothing: who has to read, approve or do something, and what a vendor has to sign first. That
 * people wait for somebody is a problem, not a condition.
 */
const role = String.raw`(?:(?!(?:customers?|clients?|vendors?)\b)\w+ ){0,3}?(?:nurses?|doctors?|physicians?|clinicians?|pharmacists?|dentists?|hygienists?|therapists?|vets?|veterinarians?|brokers?|agents?|attorneys?|lawyers?|paralegals?|counsel|cpas?|accountants?|bookkeepers?|controllers?|adjusters?|underwriters?|engineers?|architects?|inspectors?|estimators?|electricians?|plumbers?|chefs?|teachers?|editors?|buyers?|owners?|partners?|principals?|managers?|supervisors?|foremen|foreman|directors?|officers?|boss|producers?|of us)\b`;
const someone = String.raw`(?:an?|the|our|my|one|two|both) ${role}`;
const reads = String.raw`(?:read|seen?|approved?|check(?:ed)?|review(?:ed)?|sign(?:ed)?(?: off(?: on)?)?|okay(?:ed)?|clear(?:ed)?|looked at|look at)`;
const must = String.raw`(?:must|has to|have to|needs? to|should)(?: always| first)*`;
const always = String.raw`(?:,| [–—-])? (?:period|always|only|full stop|no exceptions?|every time|and nobody else|no matter what)\b`;

const start = '(?:^|[,;:] (?:and |so |but )?)';

const approvals: readonly RegExp[] = [
  String.raw`${start}(?:please,? )?(?:no|nothing|never|none of)\b(?<work>.{2,80}?) (?:before|until|unless) (?:(?:(?!and\b)\S+ ){0,5}?(?:has|have|had) (?:personally )?|${someone} |i |we |one of us )${reads}s?\b`,
  String.raw`${start}(?:please,? )?(?:no|nothing|never)\b(?<work>.{2,80}?) without (?:my|our|${someone}[’']?s?|\w+[’']s) (?:approval|ok|okay|signature|sign-?off|say-?so|review)\b`,
  String.raw`${start}only (?:(?:an?|the|our|my|one|two) )?${role} (?:may|must|should|(?:is|are) allowed to|gets? to|(?<=\b(?:licensed|certified|registered) \w+ )can) (?<work>.+)$`,
  String.raw`${start}only an? ${role} (?!knows|understands|has|is|does)(?<work>\w+s .+)$`,
  String.raw`^(?!.*\b(?:leads?|referrals?|business|revenue|customers|clients)\b)(?<work>.{2,80}?) (?:only )?(?:comes? |goes out |(?:is|are|gets?|be) (?:only |always )?\w+ )(?:only )?(?:from|by) (?:only )?${someone}${always}`,
  String.raw`^(?<work>.{2,80}?) ${must} be ${reads} by ${someone}`,
  String.raw`(?:${start}|\bso )(?:an?|the|our|my|one) ${role} (?:reads|checks|reviews|approves|signs|sees) (?<work>(?:every|any)thing\b.{0,40}?) before\b`,
  String.raw`${start}(?<work>[^,;:]{2,60}?) only (?:goes?|leaves?|ships?|gets?|is|are)\b[^,;:]{0,20}? (?:when|if|after|once) (?:${someone}|i|we) (?:has |have )?${reads}`,
  String.raw`^(?:an?|the|our|my|one) ${role} ${must} ${reads} (?<work>(?:every|each|all|any)\b.+)$`,
].map((pattern) => new RegExp(pattern, 'i'));

/** Someone does it alone, so that software does nothing of it but collect what is known. */
const reserves = [
  String.raw`${start}only (?:(?:an?|the|our|my|one|two) )?${role} (?:may|must|should|(?:is|are) allowed to|gets? to|can|\w+s) `,
  String.raw` (?:from|by) (?:only )?${someone}${always}`,
].map((pattern) => new RegExp(pattern, 'i'));

const isProblem =
  /\b(?:wait\w*|slow\w*|delay\w*|pil(?:es?|ing)|backlogs?|days|weeks|takes?|stuck|sits?|bottlenecks?|late|wast\w+|behind|busy|so we|nobody knows|used to|never here|(?:he|she) is)\b|\bnothing (?:happens|moves|gets done)\b/i;

/** Returns the first group of this name that matches; empty if none does. */
const groupIn = (patterns: readonly RegExp[], name: string, text: string): string =>
  patterns.map((pattern) => pattern.exec(text)?.groups?.[name]).find((found) => found !== undefined) ?? '';

/** Every such rule has one of these words. */
const hasApprovalWord =
  /\b(?:before|until|unless|without|only|must|ha(?:s|ve) to|needs? to|should|period|always|full stop|exceptions?|every time|nobody else|no matter)\b/i;

/** Returns the words of a rule about who approves that say which work it is about. */
export const workOfApproval = memoize((text: string): string =>
  hasApprovalWord.test(text) && !isProblem.test(text) ? groupIn(approvals, 'work', text) : '',
);

/** Verbs of any such rule. */
const anyWork = distinctiveWords(
  'leaves goes going comes gets ships shipped sent given gives public nothing',
);

/** Returns the distinctive stems of the work that an approval names. */
export const workToApprove = (sentence: string): string[] => {
  const parts = partsWithoutPraise(sentence).flatMap((read) => read.parts);
  return [...distinctiveWords(parts.map(workOfApproval).join(' '))].filter((stem) => !anyWork.has(stem));
};

const papers: readonly (readonly [RegExp, string])[] = [
  [/\b(?:baas?|business associates? agreements?)\b/i, 'a business associate agreement'],
  [/\b(?:ndas?|non-?disclosures?|confidentiality agreements?)\b/i, 'a non-disclosure agreement'],
  [/\b(?:dpas?|data[- ]processing (?:agreements?|addendums?))\b/i, 'a data processing agreement'],
  [/\b(?:contracts?|agreements?)\b/i, 'a contract'],
];
const consent = String.raw`(?:signed |written )?(?:consents?|permission|authorization|releases?)`;
const namesConsent = phrase`\b${consent}\b`;
const paper = `(?:${papers.map(([{ source }]) => source).join('|')}|\\b${consent}\\b)`;
const approver = String.raw`(?:(?:the|our) )?(?:legal|compliance|counsel|lawyers?|attorneys?|board|security|privacy officer|it(?= (?:department|team|people|guy|has approved|approves|has cleared)\b))`;

/** A job that doesn't start without a contract gives nobody data. */
const data = String.raw`(?:${dataWords}|\b(?:cloud|vendors?|providers?|tools?|software|chat ?gpt|ai)\b)`;
const signed = String.raw`(?:sign\w*[^.!?]{0,20}?${paper}|${paper}[^.!?]{0,15}?\b(?:sign\w*|in place))`;
const cleared = String.raw`\b${approver}\b[^.!?]{0,20}\b(?:approv\w+|okay\w*|clear\w*|sign\w*|agree\w*)`;
const not = String.raw`\b(?:no|not|nothing|never|cannot|\w+n[’']t)\b`;

const agreements: readonly RegExp[] = [
  String.raw`^(?=.{0,80}?${not}).{0,80}?${data}[^.!?]{0,80}?(?<condition>\b(?:(?:without|unless)\b[^.!?]{0,40}?(?:${paper}|${cleared})|(?:until|before)\b[^.!?]{0,40}?(?:${signed}|${cleared})))`,
  String.raw`\b(?:vendors?|providers?|tools?|services?)\b (?:must|has to|have to|needs? to|should) (?:first )?(?<condition>sign [^.!?]{0,20}?${paper})`,
  String.raw`\bonly (?:\w+ ){0,2}?(?:vendors?|providers?|tools?|services?) (?:that|who|which|with) (?<condition>[^.!?]{0,20}?${paper})`,
  String.raw`\b(?:any|every|each) (?:\w+ )?(?:vendor|provider|tool|service)\b[^.!?,;]{0,40}? (?<condition>signs [^.!?]{0,20}?${paper})`,
  String.raw`\bno (?<condition>${paper}),? (?:then )?no (?:deal|data|business|contract|sale)\b`,
].map((pattern) => new RegExp(pattern, 'i'));

const conditionIn = memoize((text: string): string => groupIn(agreements, 'condition', text));

const isConsent = (condition: string): boolean =>
  namesConsent.test(condition) && !papers.some(([pattern]) => pattern.test(condition));

/** Returns who alone may get data: "a vendor that signs a business associate agreement". */
function whoMayGetData(sentence: string): string {
  const condition = conditionIn(sentence);
  const agreement = papers.find(([pattern]) => pattern.test(condition))?.[1];
  if (agreement) return `a vendor that signs ${agreement}`;
  const who = phrase`\b${approver}`.exec(condition)?.[0].toLowerCase() ?? 'legal';
  return `a tool that ${who
    .replace(/^our /u, 'your ')
    .replace(/^(?=lawyer|attorney)/u, 'your ')
    .replace(/^it\b/u, 'IT')} approved`;
}

/** Returns what rules about who approves, or does the work alone, mean for every project. */
export const approvalEffect = (sentences: readonly string[]): string =>
  sentences.every((sentence) => reserves.some((pattern) => pattern.test(sentence)))
    ? 'This stays with the person you named. Software may only collect the facts for it.'
    : 'Software may prepare this. The person you named has the last word.';

/** What has to be signed or approved before anybody gets data. */
export const agreementQuestions: readonly Question[] = [{ test: (part) => conditionIn(part) !== '' }];

/** Who has to read or approve something, or does it alone. */
export const approvalQuestions: readonly Question[] = [
  {
    test: (part) => workOfApproval(part) !== '' && conditionIn(part) === '' && !isForbidden(part),
  },
];

/** A ban that a condition lifts is none. */
export const unlessConditional = (question: Question): Question => ({
  test: (part, sentence) => conditionIn(part) === '' && question.test(part, sentence),
});

export const agreementEffect = ([sentence = '']: readonly string[]): string =>
  isConsent(conditionIn(sentence))
    ? 'Get that consent before any tool outside your firm reads this data. Our prices don’t change.'
    : `Only ${whoMayGetData(sentence)} gets this data. Our prices don’t change.`;

/** Returns what a condition on data means for one project that reads it. */
export const agreementLimit = (sentence: string): string =>
  isConsent(conditionIn(sentence))
    ? 'It needs the consent that you named before it reads this data.'
    : `It may only use ${whoMayGetData(sentence)}.`;

const followsRule = 'It follows your rule: ';

/** Returns what a rule about who approves means for the work that it names. */
export const approvalLimit = (sentence: string): string =>
  `${followsRule}${quotedSentence(sentence, quoteLength)}`;

/** Whether a limit of a project is such a rule. */
export const isApprovalLimit = (limit: string): boolean => limit.startsWith(followsRule);
