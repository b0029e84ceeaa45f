import { plainLine } from '../excerpt';
import { memoize, mostSentences } from '../memoize';
import { phrase } from '../phrase';
import { sentenceEnds } from '../sentenceEnds';
import { wordsOnly } from './readWords';

/** A client's sentence, and those of its parts that describe a problem. */
export interface ReadSentence {
  sentence: string;
  parts: string[];
}

/** The following text says how a goal must not be reached, or what nobody wants. */
const avoided =
  /\b(?:without (?:adding|hiring|growing|recruiting|taking|any(?! (?:lay|job))|more|new|extra|additional)|instead of|rather than|as opposed to|not as)\b.*?(?=,|\b(?:we|i)\b|$)/gi;

/** Splits a text into sentences, without the parts that say that something is no problem. */
export const partsOf = memoize(
  (text: string): readonly ReadSentence[] => readSentences(text, (part) => (isDismissed(part) ? '' : part)),
  mostSentences,
);

/**
 * Does the same, but keeps the rest of such a part: "Payroll is fine and AI must not touch it" describes no problem,
 * but a prohibition.
 */
export const partsWithoutPraise = memoize(
  (text: string): readonly ReadSentence[] =>
    readSentences(text, (part) => (isDismissed(part) ? withoutPraise(part) : part)),
  mostSentences,
);

function readSentences(text: string, keep: (part: string) => string): ReadSentence[] {
  return text
    .split(/[\n\r•]+/u)
    .flatMap((line) =>
      line
        .trim()
        .replace(/[.!?]$/u, '')
        .split(sentenceEnds),
    )
    .map(plainLine)
    .map((sentence) => ({ sentence, parts: keptParts(sentence, keep) }))
    .filter(({ parts }) => parts.length > 0);
}

/** "Nobody but our lawyers" is one part. */
const newPart =
  /;|(?:,\s(?:and\s)?|\sand\s)(?=(?:(?:our|the|my|with a)\s)?(?:max(?:imum|\.)?\s)?budget\b[^,;]*\d)|,?\s(?:but(?<!\b(?:nobody|no one|none|nothing|anyone|anybody|anything|everyone|everybody|everything|all) but)|although|though|however|whereas|except that)\s/i;

/** "(2) no cloud", "- no cloud". */
const enumeration = /^\s*(?:\(?\d{1,2}[.)]|[-–—*])\s+/u;

/** A rule whose subject is in the part before: "We use AI, but it must not answer". */
const ruleOf = /^(?:(?:it|they) )?(?=(?:must|may|should|shall)(?:n[’']?t| not| never)\b)/i;
const machine = /\b(?:ai|chat ?gpt|(?:chat ?)?bots?|robots?|copilot|software)\b/i;

function keptParts(sentence: string, keep: (part: string) => string): string[] {
  return sentence
    .split(newPart)
    .map((part) => part.replace(enumeration, ''))
    .map((part, index, all) => (machine.test(all[index - 1] ?? '') ? part.replace(ruleOf, 'AI ') : part))
    .map((part) => keep(part).replace(avoided, '').trim())
    .filter(Boolean);
}

/** Start of an independent clause; its conjunction stays with it. */
const newClause =
  /(?<=[,:)])\s|\s(?=[–—-]\s|\()|(?<![,–—-])\s(?=(?:and|so|because|since|as (?:it|they|that)) )/i;
const joins = /^(?:[–—-]\s)?(?:(?:and|so|because|since)\s)?/i;

/** A clause without a subject of its own: "Client data is in good hands and must not leave the country". */
const goesOn =
  /^(?:[–—-]\s)?(?:(?:and|so)\s)?(?:must|mustn[’']t|may|should|shouldn[’']t|shall|cannot|can(?:[’']t| not)|has to|have to|needs? to|stays?|remains?|forbids?|prohibits?|(?:do|will)(?:n[’']t| not) (?:allow|let|permit)|won[’']t (?:allow|let|permit))\b/i;

/** Keeps connected clauses together, because the second may qualify a demand. */
function withoutPraise(part: string): string {
  const clauses = part.split(newClause);
  return clauses
    .filter((clause, index) => !isDismissed(clause) || goesOn.test(clauses[index + 1] ?? ''))
    .join(' ')
    .replace(joins, '');
}

/** Others who do the work in their place. A single clerk or an old accountant is a problem again. */
const others =
  '(?:(?:our|the|an?|my|another|some) (?:(?:(?!(?:one|only|single|two|three|old|slow|bad|poor|overworked|busy)\\b)\\w+ ){0,2}(?:accountants?|cpas?|msps?|call centers?|bookkeepers?|agency|agencies|providers?|vendors?|partners?|contractors?|consultants?|lawyers?|attorneys?|firms?|company|service|bank|brokers?|landlord|software|app|pros?|professionals))|adp|gusto|paychex|someone else|others|outsiders|professionals)\\b';
const dealtWith = `(?:sorted|handled|covered)\\b(?= (?:well|nicely|just fine|fine|smoothly|externally|elsewhere|already|and (?:needs?|works?|runs?|paid|done|no|nothing)|we need no\\w*|so|no|nothing|leave|dont|please|thanks)\\b| by ${others}|$)`;
const caredFor = 'taken care of(?! (?:by hand|manually|on paper|by (?:one|a single|two|me|whoever))\\b)';
const praise = `(?:fine|great|good|well|excellent|perfect|ok|okay|smooth|smoothly|solved|outsourced|${dealtWith}|quick|fast|in good hands|a breeze|like clockwork|under control|${caredFor})`;
const slightly =
  '(?:(?:all|just|perfectly|really|very|quite|pretty|already|now|mostly|working|running|going|short and) )*';
const denied =
  '(?:not|never|dont|doesnt|didnt|isnt|arent|wasnt|werent|nothing|nobody|no one|no longer|hardly|rarely|if|when|until|were it|how|the way)';
/** Statements about a wish, the past or other firms say nothing about the present here. */
const elsewhere =
  '(?:should|must|could|would|once|used to|(?:want|wants|need|needs|has|have|ought|like|supposed|expected)(?: \\w+){0,2} to|(?:competitors?|competition|rivals?|other (?:firms|companies|shops|businesses|vendors|offices|agencies))(?: \\w+)?)';

/** Phrases that say that something needs no change. A negation before the praise reverses it. */
const dismissals: readonly RegExp[] = [
  phrase`(?<!\b(?:${denied} (?:\w+ )?|${elsewhere} (?:always |all |also )?))\b(?:is|are|was|were|be|work|works|working|run|runs|running|going|goes|doing) ${slightly}${praise}\b(?! (?:but|until|when|if|for|at|as long|before|once|to (?:complain|leave|switch|cancel|judge|blame|quit))\b)`,
  /\b(?:dont|doesnt|do not|does not|no longer) (?:\w+ )?(?:need|want|require)(?: any| more| much)* (?:help|support|changes?|improvement)/u,
  // Work that nobody answers, or that has no place to go, is a problem.
  /\bno (?:need|trouble|problems?|issues?|complaints?|concerns?|difficulty|difficulties|pain)\b(?! (?:(?:is|are|gets?) (?:\w+ )?(?:answered|solved|fixed|tracked|logged|recorded|handled|resolved|closed|documented|followed)|leaving|switching|tracker|tracking|logs?|process|lists?|desk|forms?|system|handling|management)\b)/u,
  /\b(?:isnt|arent|is not|are not|not|never|wasnt|hardly) (?:really |actually |currently )?(?:our|a|an|the|my|been a) (?:(?!(?:only|sole|single|small|little|minor|new|easy|simple|isolated|rare)\b)\w+ )?(?:problems?|bottlenecks?|issues?|priority|concern|worry)\b/u,
  /\bnot where\b(?! (?:\w+ ){1,2}(?:should|wants?(?! to (?:spend|invest|put|focus|start|begin)\b)|wanted|needs?|ought|could|must|would|used|were|was|expects?)\b)|\bhas it under control\b|(?<!not |isnt |arent )\bunder control\b|\blike clockwork\b/u,
  phrase`\b${caredFor}\b`,
  /\b(?:leave|keep) (?:it|them|that|this|those|these)?\s?(?:alone|as is|as it is|as they are)\b|\bdont (?:touch|change)\b(?<!^(?:please )?dont \w+(?= (?!(?:it|them|that|this|those|these|anything)\b)))|\bas they are\b/u,
  /(?<!\b(?:not|never|no longer|less|hardly|nobody|no one|isnt|arent|un) (?:\w+ )?)\b(?:happy|satisfied|pleased|content) (?:with|about)\b|\blove (?:our|how|the way)\b|\bproud of\b/u,
  /\b(?:practically |basically )?(?:run|runs|close|closes|manage|manages|does|do) (?:themselves|itself)\b/u,
  /\bnothing to (?:do|fix|improve|change)\b|\balready (?:solved|automated|fixed|sorted|outsourced)\b/u,
];

/** Whether a part of a sentence says that its subject is no problem ("Payroll works fine, leave it alone"). */
export const isDismissed = memoize((part: string): boolean => {
  const line = wordsOnly(part);
  return dismissals.some((pattern) => pattern.test(line));
}, mostSentences);
