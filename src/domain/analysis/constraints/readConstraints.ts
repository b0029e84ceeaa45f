import { systemsKeptIn } from '../catalogue/namedSystems';
import { quotedSentence } from '../excerpt';
import { memoize, mostSentences } from '../memoize';
import { isForbidden } from '../matching/isForbidden';
import { isQuestion } from '../matching/isQuestion';
import { partsWithoutPraise, partsOf } from '../matching/partsOf';
import { phrase } from '../phrase';
import { quoteLength } from '../quoteLength';
import type { Question } from '../strategic/sentenceWith';
import { unlessDenied } from '../strategic/unlessDenied';
import type { AnalysisAnswers } from '../types';
import { budgetPatterns } from './budgetPatterns';
import { clientRules } from './clientRules';
import { clientsForbidAi } from './clientsForbidAi';
import {
  agreementEffect,
  agreementQuestions,
  approvalEffect,
  approvalQuestions,
  unlessConditional,
} from './conditions';
import { constraintKinds, type ConstraintKind } from './constraintKinds';
import { dataWords } from './dataWords';
import { namedDataIn, namesSomeData } from './namedData';
import { pausesIn, pauseQuestions } from './pauses';
import { jobQuestion, noHiring, unionQuestions } from './peoplePatterns';
import { noCloud } from './prohibitions';
import { publicAi } from './publicAi';
import { reachEffect, reachQuestions } from './reach';

/** A constraint on projects, and how it changes the advice. */
export interface Constraint {
  kind: ConstraintKind;
  /** The client's sentences that state it, each in quotation marks. */
  words: string;
  /** Its effect, in complete sentences. */
  effect: string;
}

/** A constraint with its sentences as the client wrote them. */
interface StatedConstraint extends Constraint {
  sentences: readonly string[];
}

export type FreeText = Pick<AnalysisAnswers, 'goals' | 'bottlenecks' | 'additionalContext'>;

/** Lowercase "us" without article or periods is the pronoun: "customers leave us". */
const unitedStates = String.raw`(?:united states|usa\b|u\.s\b|(?<=\b(?:the|our) )us\b|us (?:soil|borders?|territory|data ?cent(?:er|re)s?)\b)`;
const countries = String.raw`(?:the |our |this )?(?:country|borders?|${unitedStates}|eu\b|european union|europe|canada|u\.?k\.?\b|united kingdom|germany|france|switzerland|austria|australia|ireland)`;

/** An act or authority that applies, unless the text denies it. */
const rules = String.raw`(?:hipaa|glba|gramm-leach|gdpr|ccpa|ferpa|finra|sarbanes|itar|cmmc|fedramp|gxp|21 cfr)`;

/** Capitals distinguish "US" from the pronoun, unless everything is in capitals. */
const inFull = (question: RegExp): Question => ({
  test: (part) => question.test(/\p{Ll}/u.test(part) ? part.replace(/\bUS\b/gu, 'USA') : part),
});

/** Many parts may belong to one long sentence, which is read once. */
const limitsToData = memoize((sentence: string) => namedDataIn(sentence) !== undefined);
const keptSystems = memoize(systemsKeptIn);

/** "No cloud" for one kind of data, or for all. */
const noCloudFor = (isNamed: boolean): Question =>
  unlessConditional({
    test: (part, sentence) => limitsToData(sentence) === isNamed && noCloud.test(part, sentence),
  });

/*
 * Patterns of a constraint. A system on own machines, a regulated industry or a credit union aren't constraints by
 * themselves: the sentence has to state a demand, or use words that have no other meaning.
 */
const questions: Readonly<Record<ConstraintKind, readonly Question[]>> = {
  noCloud: [noCloudFor(false)],
  dataStays: [noCloudFor(true)],
  noPublicAi: publicAi.map(unlessConditional),
  inCountry: [
    new RegExp(
      // Anchored at the start of a line: otherwise the pattern would be tried at every character.
      String.raw`^(?=.*(?:${dataWords}|\bnothing\b(?! we (?:make|sell|ship|build|grow|produce)\b))).*\b(?:not|never|nothing|(?<!\b(?:have|has|had|keep|is|are) )no|cannot|can[’']t|without)\b[^.!?]{0,30}\b(?:leave|leaves|leaving|outside|out of|cross)\b[^.!?]{0,20}\b${countries}`,
      'imu',
    ),
    phrase`${dataWords}[^.!?]{0,60}?\b(?:stays?|remains?|kept|stored|hosted|processed|held)\b[^.!?]{0,12}\b(?:in|inside|within)\b ${countries}`,
    phrase`\b(?:must|has to|have to|needs? to) (?:only )?be hosted (?:only )?(?:in|inside|within) ${countries}`,
    /\bdata (residency|sovereignty)\b/i,
  ].map(inFull),
  regulated: [
    phrase`\b${rules}\b`,
    /(?<!\b(?:temperature|pressure|voltage|climate|self)[- ])\bregulated\b(?! (?:power|voltage|temperature|pressure)\b)/i,
    /(?<!(?:\bno|\bnot|n[’']t|\bwithout)(?: [\w’']+){0,3} )\b(?:state|federal|banking|bank|financial|insurance|government|industry|data|by|to|from|with|for|the) regulators?\b(?! (?:valves?|parts?|lines?|sales?|orders?|models?|we (?:make|build|sell|repair))\b)/i,
    /\b(?:we|i)(?: are| get|[’']re| am|[’']m) (?:\w+ )?(?:examined|inspected|audited|supervised|overseen|licensed) by (?:the )?(?:(?!(?:our|their|own|quality|qa)\b)\w+ ){0,3}?(?:department|board|commission|authority|state|county|fda|fdic|osha|usda|epa|sec)\b/i,
    /\bour regulator\b|(?:^|\bour |\bthe )regulators? (?:audit|inspect|check|require|want|ask|expect|visit|demand|must|need|look)/i,
    /\b(?:licensing board|state board)\b/i,
  ].map(unlessDenied),
  union: unionQuestions,
  jobs: [jobQuestion, ...noHiring],
  offLimits: [{ test: isForbidden }],
  clientsForbid: [clientsForbidAi],
  agreement: agreementQuestions,
  approval: approvalQuestions,
  budget: budgetPatterns,
  systems: [{ test: (_, sentence) => keptSystems(sentence).length > 0 }],
  reach: reachQuestions,
  pause: pauseQuestions,
};

/** What a part of a sentence may state. */
const statements = { ...questions, clientRules, noHiring };
type Statement = keyof typeof statements;

/** Reads a part once for all that ask. */
const statementsIn = memoize(
  ({ part, sentence }: { part: string; sentence: string }): ReadonlySet<string> =>
    new Set(
      Object.entries(statements).flatMap(([statement, asked]) =>
        asked.some((question) => question.test(part, sentence)) ? [statement] : [],
      ),
    ),
  mostSentences,
);

const effects: Readonly<Record<ConstraintKind, string | ((sentences: readonly string[]) => string)>> = {
  noCloud: ([sentence = '']) =>
    `We priced every project on your own machines${namesSomeData(sentence) ? ', because we can’t tell which of them use this data' : ''}. Setup takes 50% more days, and tools cost the high end of their range.`,
  dataStays:
    'This binds only the projects that read it. They run on your own server, where setup takes 50% more days, or without this data.',
  noPublicAi: 'We plan with business accounts only: the vendor may not train on your data or keep it.',
  inCountry:
    'Each vendor has to tell you in writing where your data is stored and processed. Our prices don’t change, so compare each quote with them.',
  regulated:
    'Each automated step keeps a record for your regulator. Your compliance lead reads the plan before phase 1.',
  union: 'The calendar starts with 30 days for talks. Only groundwork runs in that time.',
  jobs: 'We count saved hours, not positions. Decide what the hours are for before the first project starts.',
  offLimits: 'We left out the projects that would do this work.',
  clientsForbid:
    'Leave their work out of every project until they allow it in writing. Our numbers still count it.',
  agreement: agreementEffect,
  approval: approvalEffect,
  budget: 'Compare it with what the plan costs.',
  systems: (sentences) =>
    `Before you buy a tool, ask its vendor to show that the tool works with ${new Set(sentences.flatMap(systemsKeptIn)).size === 1 ? 'it' : 'them'}.`,
  reach: reachEffect,
  pause: (sentences) => `No project starts ${pausesIn(sentences) || 'in that time'}.`,
};

/** Only the clients can lift their own rule, so the effect says whose rule it is. */
const clientsEffects = {
  all: 'This is your clients’ rule, so only they can allow more, in writing and for their own data.',
  part: 'Part of this is your clients’ rule, so only they can allow more, in writing and for their own data.',
};

/**
 * Number of quoted sentences. One suffices for a rule that applies to everything; several about excluded work, budget or pauses
 * may each say something else.
 */
const mostQuoted = (kind: ConstraintKind): number => (severalEach.has(kind) ? 3 : 1);
const severalEach: ReadonlySet<ConstraintKind> = new Set([
  'offLimits',
  'approval',
  'budget',
  'systems',
  'reach',
  'pause',
]);

/**
 * These kinds apply even if the same sentence says that the work is fine; for the others, such as a union that is no
 * problem, nothing follows.
 */
const appliesDespitePraise: ReadonlySet<ConstraintKind> = new Set([
  'noCloud',
  'dataStays',
  'noPublicAi',
  'inCountry',
  'offLimits',
  'clientsForbid',
  'agreement',
  'approval',
  'systems',
  'pause',
]);

/** A denial of what follows states nothing. */
const denial =
  /^(?:it(?: is|[’']s| was) not (?:(?:true|so|the case) )?that\b|it isn[’']?t (?:(?:true|so|the case) )?that\b|not that\b|(?:please )?(?:do not|don[’']?t) (?:think|assume|believe) (?:that )?(?:we|i|there)\b|nobody (?:objects|minds)\b|(?:we|i) (?:do not|don[’']?t) mind\b(?![^,]*,))/i;

/** Restores the apostrophe that people drop: "cant", "dont". */
const withApostrophes = (part: string): string =>
  part.replace(/\b(do|does|is|are|wo|ca|must|should|would|could)nt\b/gi, '$1n’t');

/** Returns the client's constraints, each once, with quotes. Empty if there are none. */
export const readConstraints = (answers: FreeText): Constraint[] =>
  statedConstraints(answers).map(({ sentences: _, ...constraint }) => constraint);

/** Does the same, with the sentences that state them. */
export const statedConstraints = ({ goals, bottlenecks, additionalContext }: FreeText): StatedConstraint[] =>
  constraintsIn({ goals, bottlenecks, additionalContext });

const constraintsIn = memoize(({ goals, bottlenecks, additionalContext }: FreeText): StatedConstraint[] => {
  const texts = [additionalContext, bottlenecks, goals];
  const read = (partsIn: typeof partsOf) =>
    texts.flatMap(partsIn).map(({ sentence, parts }) => ({
      sentence,
      parts: parts.filter((part) => !isQuestion(part) && !denial.test(part)).map(withApostrophes),
    }));
  const [toDo, withoutPraise] = [read(partsOf), read(partsWithoutPraise)];
  const sentencesThat = (state: Statement, kind: ConstraintKind): Set<string> => {
    const among = appliesDespitePraise.has(kind) ? withoutPraise : toDo;
    const found = among.filter(({ sentence, parts }) =>
      parts.some((part) => statementsIn({ part, sentence }).has(state)),
    );
    return new Set(found.map(({ sentence }) => sentence));
  };
  const ofClients = sentencesThat('clientRules', 'noCloud');
  return constraintKinds.flatMap((kind) => {
    const clients = kind === 'noCloud' ? [...ofClients] : [];
    const own = [...sentencesThat(kind, kind)].filter(
      (sentence) => !(isAboutData(kind) && ofClients.has(sentence)),
    );
    const most = mostQuoted(kind);
    const sentences = [...own.slice(0, most), ...clients.slice(0, most)];
    const words = sentences.map((sentence) => quotedSentence(sentence, quoteLength));
    const whose = clients.length > 0 ? [clientsEffects[own.length > 0 ? 'part' : 'all']] : [];
    const said = effects[kind];
    const effect = [typeof said === 'string' ? said : said(sentences), ...whose].join(' ');
    return words.length > 0 ? [{ kind, words: words.join(' '), effect, sentences }] : [];
  });
});

/** A rule of clients is told once, as the stricter of the two. */
const isAboutData = (kind: ConstraintKind): boolean =>
  kind === 'noCloud' || kind === 'dataStays' || kind === 'noPublicAi';

const rulesOfWork: readonly Statement[] = [...appliesDespitePraise, 'budget', 'clientRules', 'noHiring'];

/** "Because" and the like: the rule may be the reason for a problem. */
const reason = /,?\s?\b(?:because|since)\b/i;
/** A clause before the rule may name a problem: "Everything is slow, nothing may go into the cloud". */
const problemFirst = /^(\S+(?: \S+){2,}?)(?:,| (?:and|so)(?= (?:nothing|no|we|ai)\b)) (.+)$/i;

function statesRule(part: string, sentence: string): boolean {
  const [statement = ''] = withApostrophes(part).split(reason);
  const isRule = (text: string) => {
    const stated = statementsIn({ part: text, sentence });
    return rulesOfWork.some((rule) => stated.has(rule));
  };
  const [, before, after] = problemFirst.exec(statement) ?? [];
  const isBesideProblem = before !== undefined && after !== undefined && !isRule(before) && isRule(after);
  return isRule(statement) && !isBesideProblem;
}

/** Removes sentences that only state a rule about data, work or money; others may name a problem beside it. */
export const besidesRules = memoize((text: string): string => {
  const sentences = partsWithoutPraise(text);
  const others = sentences.filter(
    ({ sentence, parts }) => !parts.every((part) => statesRule(part, sentence)),
  );
  if (others.length === sentences.length) return text;
  return others.map(({ sentence }) => `${sentence}.`).join(' ');
});
