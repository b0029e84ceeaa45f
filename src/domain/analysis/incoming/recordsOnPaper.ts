import { findCatalogueTask } from '../catalogue/findCatalogueTask';
import { normalizeWords, wordsOfToday } from '../matching/readWords';
import { phrase } from '../phrase';
import { isOver, isSoToday } from './saysArrivesOffline';

/*
 * Internal records of a firm, and how clients state that they are on paper. "Time sheets are on paper" names no task,
 * but applies to each task that uses them.
 */
const hours = String.raw`(?:hours?|work ?times?|working times?)`;
const timeRecords = [
  'tim(?:e|es) ?she+ts?|tiem ?sheets?|timesheats?',
  'timecards?|time ?crads?|(?:punch|clock) ?cards?',
  'time (?:logs?|records?|slips?|tickets?|tracking|keeping)|timekeeping|hours? (?:sheets?|logs?|lists?)',
  '(?:work|working|worked|labor|labour|billable|crew|crews|employee|employees|staff|drivers?|overtime) hours|hours worked',
  '(?:leave|vacation|pto) (?:forms?|requests?|slips?|records?)',
].join('|');

const sheet = String.raw`(?:pap+ers?|papre|paepr|paer)\b(?! (?:trail|jam|cuts?|checks?|bags?|cups?|towels?)\b)`;
const pads = String.raw`(?:clip ?boards?|note ?books?|note ?pads?|index cards?|loose sheets?|white ?boards?|sticky|binders?)`;
const qualities = String.raw`(?:(?:an?|the|our|their|his|her|my|plain|pen and|pencil and|loose|little|small|printed|old|sheets? of|slips? of|scraps? of|pieces? of|bits? of|good old) ){0,4}`;
const handwritten = String.raw`(?:hand ?writt?e?n|hand ?wirtten)`;
const byHand = String.raw`(?:written|filled|filled in|filled out|written up|written down|put down) by hand`;
const onPaper = String.raw`(?:by hand )?(?:(?:on|in|by|with|via|using|from) ${qualities}(?:${sheet}|${pads})|pap+er(?: based| only| forms?| sheets?| cards?| slips?)?(?=$|[^\w ]| (?:still|today|and|in|at|for|that|only|here|as)\b)|${handwritten}|${byHand}|in handwriting|(?:pen|pencil) and pap+er)`;

const are = String.raw`(?:are|is|get|gets|come|comes|arrive|arrives|stay|stays|remain|remains|reach us|live|exist|have always been|has always been|have been|has been)`;
const done = String.raw`(?:(?:still|all|always|mostly|often|only|just|usually|largely|entirely|completely|currently|sadly|unfortunately|both|in|out|to|us|down|up|here|today|kept|done|filled|submitted|recorded|tracked|written|handed|turned|taken|collected|logged|noted|jotted|scribbled|signed|sent|reported|captured) ){0,5}`;
const beside = String.raw`(?: and (?:\w+ ){0,2}\w+| (?:for|of|from|at|by|in) (?:\w+ ){0,2}\w+| (?:here|still|all))?`;
const verbEnds = '(?:t|te|e|es|s|ing|ting)?';
const keepingHours = `(?:keep|track|record|log|writ|not|jot|scribbl|report|fill|submit|hand|turn|collect|sign|enter)${verbEnds}`;
const keeping = `(?:${keepingHours}|(?:bring|put|tak|send|do|get)${verbEnds})`;
const whose = String.raw`(?:(?:in|out|down|up|us|back|off|their|our|the|all|his|her|my|your|everyones|everybodys|peoples|each|of|daily|weekly|crew|work|working|actual|still) ){0,5}`;
/** Occurs in every statement that something is on paper. */
const anyPaper = /pap|pae|board|book|pad|card|sheet|sticky|binder|hand/u;

/** Excludes hours and times that aren't worked, such as opening hours. */
const notOpening = String.raw`(?<!\b(?:opening|office|business|store|shop|visiting|delivery|cycle|lead|waiting|wait|machine|response|run|race|closing) )`;

/** Returns the pattern of a clause about a record. */
const saysOf = (words: string): RegExp =>
  new RegExp(
    [
      String.raw`\b(?:${words})${beside} ${are} ${done}${onPaper}`,
      String.raw`\b(?:${words}) (?:still |only )?(?:on|in) ${qualities}(?:${sheet}|${pads})`,
      String.raw`\b(?:pap+er(?: based)?|${handwritten}) (?:(?!(?:for|and|or|on|not|in|of|to|with)\b)\w+ )?(?:${words})\b`,
      String.raw`\b${keeping} ${whose}(?:${words}) (?:down |in |out |off |to us |still ){0,2}${onPaper}`,
      String.raw`\b(?:get|move|bring|take|moving|getting) ${whose}(?:${words}) (?:off|away from) ${sheet}`,
      String.raw`\b(?:use|uses|using|have|has|fill|fills) (?:out |in |only |still ){0,2}${qualities}${sheet}(?: forms?| sheets?| cards?)? for ${whose}(?:${words})\b`,
    ].join('|'),
    'u',
  );

/** Hours alone are no record: the clause has to say that someone keeps them. */
const saysOfHours = new RegExp(
  [
    String.raw`\b${keepingHours} ${whose}${notOpening}(?:${hours}|time) (?:worked )?(?:down |in |out |off |to us |still ){0,2}${onPaper}`,
    String.raw`${notOpening}\b${hours} (?:come|comes|arrive|get here) (?:in |to us |still ){0,2}${onPaper}`,
    String.raw`${notOpening}\b(?:${hours}|time) (?:is|are|gets?|(?:has|have) (?:always )?been) ${done}(?<=\b(?:kept|tracked|recorded|written|logged|noted|jotted|scribbled|reported|submitted|filled|captured|handed|turned|collected)(?: (?:in|out|down|up|to|us)){0,2} )${onPaper}`,
    String.raw`\b(?:use|uses|using|have|has) (?:only |still ){0,2}${qualities}${sheet}(?: forms?| sheets?| cards?)? for (?:our |the |their |all )*${hours}\b`,
    String.raw`\b${handwritten} ${hours}\b|\b(?:sheets?|slips?|pieces?) of ${sheet} with (?:their|the|his|her|our) ${hours}\b`,
    String.raw`\b(?:get|move|bring|take|moving|getting) ${whose}${notOpening}${hours} (?:off|away from) ${sheet}`,
    String.raw`\bpunch(?:es|ing)? (?:in |out |and |on |with |an? |their )*pap+er cards?\b`,
  ].join('|'),
  'u',
);

/** Everyday names of a record, further patterns that place it on paper, and the data source that tasks use. */
const records: readonly { source: string; words: string; besides?: RegExp }[] = [
  { source: 'Time sheets and leave records', words: timeRecords, besides: saysOfHours },
  {
    source: 'Work orders and job records',
    words: 'work ?orders?|job (?:tickets?|sheets?|cards?|travelers?)|shop travelers?',
  },
  { source: 'Expense reports and receipts', words: 'expense (?:reports?|claims?|sheets?|forms?|receipts?)' },
  {
    source: 'Shipping and delivery records',
    words: 'delivery (?:notes?|slips?|tickets?|dockets?)|packing slips?|bills? of lading',
  },
  { source: 'Résumés and job applications', words: 'resumes?|job applications?' },
];

const questions = records.map(({ source, words, besides }) => ({
  source,
  named: phrase`\b(?:${words})\b`,
  patterns: [saysOf(words), ...(besides ? [besides] : [])],
}));

const owners = '(?:customers?|clients?)';
/** Excludes statements that are negated, past, about missing or sold things, or about other people. */
const otherwise = new RegExp(
  [
    String.raw`\b(?:no longer|not|never|none|nobody|no one|nothing|hardly|rarely|used to|instead of|rather than|without|anymore|any more|paperless|formerly|previously|gone|are done with|thing of the past|replaces)\b`,
    String.raw`\b(?:is|are|do|does|did|have|has|wo)nt\b|\b(?:was|were|had)\b`,
    String.raw`\b(?:stopped|ended|gave up|dropped|ditched|abandoned|replaced|digiti[sz]ed|eliminated|retired|scrapped)\b`,
    String.raw`\b(?:in the past|(?:years?|months?|weeks?) ago|last (?:year|month)|until (?:\d|last|recently|we (?:got|bought|switched|moved|had)))`,
    String.raw`\bno (?:paper|handwritten|time|hours?|work|job|expense)\b`,
    String.raw`\b(?:sell|sells|selling|print|prints|design|designs|manufacture|stock) (?:\w+ ){0,2}?(?:paper|time)`,
    String.raw`\b(?:industry|(?:other|most|some|many) (?:firms?|compan(?:y|ies)|shops?|business(?:es)?|employers?))\b|\bwhose\b|\bfirms who\b`,
    String.raw`\b${owners} (?:\w+ )?(?:still )?(?:keep|track|record|log|write|use|have|fill|do)s?\b|\b${owners} (?:own )?(?:employees |staff |time|hours)`,
    String.raw`^(?:if|should|would|are|is|do)\b`,
  ].join('|'),
  'u',
);
const noMore = /\bno more\b/u;

/** Splits clauses at words that begin another thought. */
const clauses =
  /[,;:()–—]| - |\b(?:but|because|since|so|which|while|although|though|and (?=(?:we|i|they|it|that|this|the|our|nobody|no|someone|somebody|then|everyone|get|are|have|must)\b))/i;

/** Matches statements without a verb: "Time sheets: paper". */
const saidWithoutVerb = new RegExp(
  String.raw`(?:\s?[:=]|\s[–—-])\s(?=(?:(?:still|all|only|mostly|on) ){0,2}(?:${sheet}|${handwritten})\s*(?:$|[,;.()–—]| - ))`,
  'giu',
);

/**
 * Returns the data sources whose records are on paper today according to a part of a sentence. Linear in its length.
 */
function paperSources(part: string, isGoal: boolean): string[] {
  const lines = part
    .replace(saidWithoutVerb, ' are ')
    .split(clauses)
    .map((clause) => wordsOfToday(clause).replace(/\s+/gu, ' ').trim())
    .filter((line) => anyPaper.test(line));
  return questions.flatMap(({ source, patterns }) =>
    lines.some(
      (line) =>
        patterns.some((pattern) => pattern.test(line)) &&
        !otherwise.test(line) &&
        !isOver(line) &&
        (isGoal ? isSoToday(line) : !noMore.test(line)),
    )
      ? [source]
      : [],
  );
}

/** Returns the chosen tasks, by the matcher's names, that use a record on paper according to this text. */
export function tasksOnPaper(
  parts: readonly string[],
  chosen: ReadonlySet<string>,
  { isGoal }: { isGoal: boolean },
): string[] {
  const sources = new Set(parts.flatMap((part) => paperSources(part, isGoal)));
  return sources.size === 0 ? [] : [...chosen].filter((name) => drawsOn(name, sources));
}

function drawsOn(name: string, sources: ReadonlySet<string>): boolean {
  const known = findCatalogueTask(name);
  if (known) return known.profile.sources.some((source) => sources.has(source));
  const line = normalizeWords(name);
  return questions.some(({ source, named }) => sources.has(source) && named.test(line));
}
