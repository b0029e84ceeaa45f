import { sentenceEnds } from '../sentenceEnds';
import { softwareProducts } from './softwareProducts';

/** A software product that a client named, and the catalogue data sources that it holds. */
export interface NamedSystem {
  name: string;
  sources: readonly string[];
}

/** The answers in which clients name their systems. */
export interface SystemAnswers {
  dataTypes?: readonly string[];
  goals?: string;
  bottlenecks?: string;
  currentAiDetails?: string;
  additionalContext?: string;
}

/**
 * Product names that are words of the language. They count only where nothing else is meant: as a whole entry, or
 * capitalized behind a word such as "use" or "in", and not before a noun.
 */
const commonWords: ReadonlySet<string> = new Set(
  'Sage,Drake,Karbon,Canopy,Epic,Motive,Fishbowl,Square,Clover,Toast,Lightspeed,Slack,Teams,Outlook,Gusto,Notion,Deputy,Homebase,Intercom,Tock,Concur,Rippling,McLeod'.split(
    ',',
  ),
);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
/** Ignores how a name is written, so that most products need no search. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[ -]/gu, '');
const spelling = (product: string): string => escaped(product).replaceAll(' ', String.raw`[ -]?`);
/** "QuickBooks Online", "Zoho CRM", "Sage 50". */
const edition = String.raw`(?: (?:online|desktop|enterprise|pro|one|crm|pos|manage|ascend|intacct|tms|ehr|emr|dental|books|payroll|for restaurants|\d{2,3}))*`;

const users = String.raw`(?:\b(?:us(?:e|es|ed|ing)|on|in|into|with|via|from|off|leav(?:e|ing)|chang(?:e|ing)|replac(?:e|ing)|keep(?:s|ing)?|have|has|runs?|running|through|and|plus|our)|[,;/&+:])\s+(?:the\s+)?`;

const systems = softwareProducts.flatMap(({ products, sources }) =>
  products.map((product) => ({
    system: { name: product, sources },
    letters: lettersOf(product),
    whole: new RegExp(String.raw`^(?:our |the )?${spelling(product)}${edition}$`, 'iu'),
    inText: commonWords.has(product)
      ? new RegExp(
          String.raw`(?<=${users})${escaped(product)}(?: (?:[Oo]nline|[Pp]ro|CRM|POS|for [Rr]estaurants|Intacct|[Tt]ax|[Ss]oftware|TMS|\d{2,3}))*(?=\s*(?:$|[,;/&+).:]|\b(?:and|for|to|as|but|or|on|at|with|since|POS|because|now|today)\b))|(?<=^(?:(?:[Oo]ur|[Tt]he) )?)${escaped(product)}(?= (?:stays|remains|(?:has to|must|will|should) stay|is staying)\b(?! on the\b))`,
          'u',
        )
      : new RegExp(String.raw`(?<![\p{L}\p{N}])${spelling(product)}(?![\p{L}\p{N}])`, 'iu'),
  })),
);

const not = String.raw`(?:\bnot|\bnever|\b\w+n[’']t|\b(?:do|does|did|have|has|is|are|was|were|ca|wo)nt)`;

/** The clause says that they don't have a system, don't use it yet, or want to leave it. */
const notInUse = new RegExp(
  [
    String.raw`${not} (?:\w+ ){0,2}(?:have|had|use|used|using|own|run|running|got|need|want|like)\b`,
    String.raw`\b(?!.*\b(?:but|except|besides|other than)\b)(?:nobody|no one|none of us|hardly anybody) (?:\w+ )?(?:opens?|opened|uses?|used|touches|touched|logs? in|logged in)\b|\b(?:collecting|gathering) dust\b|\bshelfware\b`,
    String.raw`\b(?:are|is|am|[’'](?:re|m|s))(?: not|n[’']t)(?: yet| currently)? (?:on|with|in)\b`,
    String.raw`\b(?:no longer|(?<!\b(?:got|gotten|get|getting|are|is|am|were|[’'](?:re|m)) )used to|former(?:ly)?|get(?:ting)? rid of|got rid of)\b`,
    String.raw`\b(?:leave|leaving|replac(?:e|ed|ing)|cancel\w*|dropp(?:ed|ing)|ditch\w*|abandon\w*|quit|stopp?(?:ed|ing)?|retir(?:e|ed|ing))\b`,
    String.raw`\b(?:(?:has|have|needs?) to|must|should) go\b(?! (?:in|into|on|to|through|via|with|over)\b)|\b(?:drop(?![- ](?:off|ship))|dump)\b|\bphas\w+ out\b`,
    String.raw`\b(?:switching|moving|migrating|changing)\b|\b(?:switch|move|migrate|change)d?(?:ed)? (?:\w+ ){0,2}(?:from|away|off)\b`,
    String.raw`\b(?:consider\w*|evaluat\w*|thinking|looking (?:at|into|for)|plan(?:ning|s)? (?:to|on)|want|wish|would like|might|may|should|if|maybe|hop(?:e|ing)|buy(?:ing)?|demo\w*|competitors?|(?:customers?|clients?|vendors?|suppliers?) (?:who )?(?:use|have|run))\b`,
  ].join('|'),
  'i',
);

const leave = String.raw`(?:leav(?:e|ing)|replac(?:e|ed|ing)|cancel\w*|drop(?:ped|ping)?|ditch\w*|abandon\w*|quit(?:ting)?|giv(?:e|ing) up|switch(?:ing)?|mov(?:e|ing)|migrat(?:e|ing)|chang(?:e|ing)|get(?:ting)? rid of)(?: (?:away|over|off|from|out of)){0,2}`;

/** "Not leaving", "no plans to replace", "want it to stay": it is in use, and stays. */
const notLeft = new RegExp(
  [
    String.raw`${not}(?: (?:going|planning|looking|willing|allowed|about|want|wanting|thinking (?:about|of)|ever|to|be|make|force|us)){0,5} ${leave}\b`,
    String.raw`\bno (?:plans?|intention|wish|reason|desire) (?:to|of) ${leave}\b`,
    String.raw`\b(?:want|like|wish|need|plan|hope|intend)s? (?:to (?:keep|stay)|(?:\w+ ){1,3}to stay)\b`,
  ].join('|'),
  'gi',
);

/** Right before a product, which `§` stands for. */
const deniedProduct = /\b(?:no|without|instead of|neither|nor|old) (?:\w+ )?§/iu;

/**
 * Returns the software products that the answers name as in use, each once, with the data sources each holds. A clause
 * that says a product isn't there, is to be left, or is only considered doesn't count.
 */
export function systemsNamed(answers: SystemAnswers): NamedSystem[] {
  const { dataTypes = [], goals, bottlenecks, currentAiDetails, additionalContext } = answers;
  const texts = [goals, bottlenecks, currentAiDetails, additionalContext].filter(
    (text) => text !== undefined,
  );
  const lines = [...dataTypes, ...texts];
  const written = lettersOf(lines.join('\n'));
  const mentioned = systems.filter(({ letters }) => written.includes(letters));
  const clauses = mentioned.length > 0 ? lines.flatMap(clausesOf) : [];
  const named = mentioned.filter(({ whole, inText }) =>
    clauses.some((clause) => isNamed(clause, whole, inText)),
  );
  return withoutParts(named.map(({ system }) => system));
}

function clausesOf(text: string): string[] {
  return text
    .split(
      /[\n\r•;]+|\b(?:but|however|although|though|whereas|while)\b|,?\band (?=(?:we )?(?:drop|ditch|dump|replace|leave|get rid of)\b)/iu,
    )
    .flatMap((line) => line.split(sentenceEnds))
    .map((clause) => clause.trim().replace(/[.!?,]+$/u, ''))
    .filter((clause) => clause !== '' && !notInUse.test(clause.replace(notLeft, 'keep')));
}

function isNamed(clause: string, whole: RegExp, inText: RegExp): boolean {
  if (inText.test(clause)) return !deniedProduct.test(clause.replace(inText, '§'));
  return clause.split(/,|\/|&|\+| and /u).some((entry) => whole.test(entry.trim()));
}

/** "Applied Epic" isn't also "Epic", nor "Microsoft Teams" also "Teams". */
function withoutParts(named: readonly NamedSystem[]): NamedSystem[] {
  return named.filter(
    ({ name }) => !named.some((other) => other.name !== name && other.name.endsWith(` ${name}`)),
  );
}

const isKept =
  /\bour (?:\w+ ){0,2}(?:system|software|crm|erp|pos|ams|ehr) is\b|\b(?:stays?|staying|keeps?|keeping|remains?|married to)\b|\b(?:we|i|everybody|everyone)(?: all| only| just| already| still| mostly)* (?:use|uses|run|runs|work (?:in|with|on)|are on)\b|\b(?:everything|all of it|it all|all (?:of )?our \w+) (?:\w+ )?(?:is|are|lives?|sits?|runs?|goes)\b/iu;
const isDisliked =
  /\b(?:hate|sick of|tired of|terrible|awful|useless|clumsy|clunky|outdated|outgrown|too (?:slow|expensive|old)|doesn[’']?t work|not happy|unhappy|frustrat\w*|struggl\w*)\b/iu;

/** A product that we don't know: spelled as only products are, named as the system, or running on own machines. */
const unknownProduct =
  /\b(?:[Kk]eep using|[Oo]ur (?:\w+ ){0,2}(?:system|software|CRM|ERP|POS|AMS|EHR) (?:is|stays)) ((?!(?:Excel|Word|Down|Up|Out|Off|Old|Slow|Dead|Broken|Bad|Fine|Not)\b)\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+)?)\b(?![’'])|\b(?:[Kk]eep|[Ss]tay (?:with|on|in)|[Nn]ot leaving|[Ww]e(?: all)? use|[Ee]verything is in) ((?!Mc|Mac|De|La)\p{Lu}\p{Ll}+(?:\p{Lu}[\p{L}\p{N}]*|\d+))\b(?![’'])|^(\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+)?) runs (?:here|on our (?:own )?(?:servers?|machines?|computers?)\b[^.!?]{0,20}) and (?:it )?(?:(?:has to|must|will) )?stays?$/u;

/** Returns the names of the products that a sentence says are used, or stay. */
export function systemsKeptIn(sentence: string): string[] {
  const line = sentence.replace(notLeft, 'keep');
  if (!isKept.test(line) || (isDisliked.test(line) && !/\bstays?\b/iu.test(line))) return [];
  const places = sentence.toLowerCase();
  const known = systemsNamed({ additionalContext: sentence })
    .map(({ name }) => name)
    .toSorted((one, other) => places.indexOf(one.toLowerCase()) - places.indexOf(other.toLowerCase()));
  const found = unknownProduct
    .exec(sentence)
    ?.slice(1)
    .find((name) => name !== undefined);
  const unknown = known.length === 0 && !notInUse.test(line) ? found : undefined;
  return unknown ? [unknown] : known;
}
