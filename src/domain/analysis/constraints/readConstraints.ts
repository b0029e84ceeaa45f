import { quotedSentence } from '../excerpt';
import { isForbidden } from '../matching/isForbidden';
import { partsBesidePraise, partsOf } from '../matching/partsOf';
import { quoteLength } from '../quoteLength';
import { sentencesWith, type Question } from '../strategic/sentenceWith';
import { unlessDenied } from '../strategic/unlessDenied';
import type { AnalysisAnswers } from '../types';
import { budgetPatterns } from './budgetPatterns';
import { clientRules } from './clientRules';
import { constraintKinds, type ConstraintKind } from './constraintKinds';
import { dataWords } from './dataWords';
import { jobPatterns, unionQuestions } from './peoplePatterns';
import { noCloud } from './prohibitions';

/** Something that every project has to respect, and what of the advice it changes. */
export interface Constraint {
  kind: ConstraintKind;
  /** The client's sentences that say so, each in quotation marks. */
  words: string;
  /** What it changes, in whole sentences. */
  effect: string;
}

export type FreeText = Pick<AnalysisAnswers, 'goals' | 'bottlenecks' | 'additionalContext'>;

/** In small letters, without its article or points, it is the pronoun: "customers leave us". */
const unitedStates = String.raw`(?:united states|usa\b|u\.s\b|(?<=\b(?:the|our) )us\b|us (?:soil|borders?|territory|data ?cent(?:er|re)s?)\b)`;
const countries = String.raw`(?:the |our |this )?(?:country|borders?|${unitedStates}|eu\b|european union|europe|canada|u\.?k\.?\b|united kingdom|germany|france|switzerland|austria|australia|ireland)`;

/** An act or an office that binds, where it isn't said that it doesn't. */
const rules = String.raw`(?:hipaa|glba|gramm-leach|gdpr|ccpa|ferpa|finra|sarbanes|itar|cmmc|fedramp|gxp|21 cfr)`;

/** Capitals tell a country from a pronoun, where not all is in capitals. */
const inFull = (question: RegExp): Question => ({
  test: (part) => question.test(/\p{Ll}/u.test(part) ? part.replace(/\bUS\b/gu, 'USA') : part),
});

/*
 * What a sentence has to say. A system that runs on own machines, an industry with rules or a credit union aren't
 * constraints by themselves: a demand has to stand beside them, or words that are used for nothing else.
 */
const questions: Readonly<Record<ConstraintKind, readonly Question[]>> = {
  noCloud,
  inCountry: [
    new RegExp(
      // From the beginning of a line only: elsewhere the same would be asked again for each letter.
      String.raw`^(?=.*(?:${dataWords}|\bnothing\b(?! we (?:make|sell|ship|build|grow|produce)\b))).*\b(?:not|never|nothing|(?<!\b(?:have|has|had|keep|is|are) )no|cannot|can[’']t|without)\b[^.!?]{0,30}\b(?:leave|leaves|leaving|outside|out of|cross)\b[^.!?]{0,20}\b${countries}`,
      'imu',
    ),
    new RegExp(
      String.raw`${dataWords}[^.!?]{0,60}?\b(?:stays?|remains?|kept|stored|hosted|processed|held)\b[^.!?]{0,12}\b(?:in|inside|within)\b ${countries}`,
      'iu',
    ),
    new RegExp(
      String.raw`\b(?:must|has to|have to|needs? to) (?:only )?be hosted (?:only )?(?:in|inside|within) ${countries}`,
      'iu',
    ),
    /\bdata (residency|sovereignty)\b/iu,
  ].map(inFull),
  regulated: [
    new RegExp(String.raw`\b${rules}\b`, 'iu'),
    /(?<!\b(?:temperature|pressure|voltage|climate|self)[- ])\bregulated\b(?! (?:power|voltage|temperature|pressure)\b)/iu,
    /(?<!(?:\bno|\bnot|n[’']t|\bwithout)(?: [\w’']+){0,3} )\b(?:state|federal|banking|bank|financial|insurance|government|industry|data|by|to|from|with|for|the) regulators?\b(?! (?:valves?|parts?|lines?|sales?|orders?|models?|we (?:make|build|sell|repair))\b)/iu,
    /\bour regulator\b|(?:^|\bour |\bthe )regulators? (?:audit|inspect|check|require|want|ask|expect|visit|demand|must|need|look)/iu,
    /\b(?:licensing board|state board)\b/iu,
  ].map(unlessDenied),
  union: unionQuestions,
  jobs: jobPatterns,
  offLimits: [{ test: isForbidden }],
  budget: budgetPatterns,
};

const effects: Readonly<Record<ConstraintKind, string>> = {
  noCloud:
    'Every project is counted on machines of your own: nothing is bought ready, setting up takes half as many days again, and each tool costs the high end of its range.',
  inCountry:
    'Before any trial the vendor names in writing where data is stored and processed, subcontractors included; whoever can’t is out. Prices are counted as before, so hold each quote against them.',
  regulated:
    'Each automated step keeps a record of what came in, what was proposed and who approved it, and whoever answers to the regulator reads the plan before phase 1.',
  union:
    'The calendar begins with 30 days for talks: groundwork may run meanwhile, a change of anybody’s work may not.',
  jobs: 'The time given back is shown in hours and not in positions, and what the hours are for is settled before the first project changes anybody’s work.',
  offLimits:
    'What this rules out stays with people: a project that would touch it begins only after you have settled with us in writing where its part ends.',
  budget: 'No figure here follows from it: hold it against what the plan costs before you decide.',
};

/** Only they can lift what their clients forbid, so the effect says whose rule it is. */
const clientsEffects = {
  all: 'This is the rule of those you work for, said or signed, and not your own: only they can allow more, in writing and for their own data.',
  part: 'Part of it is the rule of those you work for, said or signed: only they can allow more, in writing and for their own data.',
};

/** One sentence says what holds for everything; of what software is to leave alone, and of what may be spent, each says something else. */
const mostSentences = (kind: ConstraintKind): number => (kind === 'offLimits' || kind === 'budget' ? 3 : 1);

/** These forbid something also where the same words say that the work is fine; that a union is no trouble asks for nothing. */
const holdsBesidePraise: ReadonlySet<ConstraintKind> = new Set(['noCloud', 'inCountry', 'offLimits']);

/** What the client asked every project to respect, each once, with their words. Empty where they asked for nothing. */
export function readConstraints({ goals, bottlenecks, additionalContext }: FreeText): Constraint[] {
  const texts = [additionalContext, bottlenecks, goals];
  const [toDo, besidePraise] = [texts.flatMap(partsOf), texts.flatMap(partsBesidePraise)];
  const asked = (kindQuestions: readonly Question[], kind: ConstraintKind): Set<string> =>
    new Set(sentencesWith(kindQuestions, holdsBesidePraise.has(kind) ? besidePraise : toDo));
  return constraintKinds.flatMap((kind) => {
    const clients = kind === 'noCloud' ? [...asked(clientRules, kind)] : [];
    const own = [...asked(questions[kind], kind)].filter((sentence) => !clients.includes(sentence));
    const most = mostSentences(kind);
    const words = [...own.slice(0, most), ...clients.slice(0, most)].map((sentence) =>
      quotedSentence(sentence, quoteLength),
    );
    const whose = clients.length > 0 ? [clientsEffects[own.length > 0 ? 'part' : 'all']] : [];
    const effect = [effects[kind], ...whose].join(' ');
    return words.length > 0 ? [{ kind, words: words.join(' '), effect }] : [];
  });
}
