import { quotedSentence } from '../excerpt';
import { quoteLength } from '../quoteLength';
import { sentenceWith } from '../strategic/sentenceWith';
import type { AnalysisAnswers } from '../types';
import { constraintKinds, type ConstraintKind } from './constraintKinds';

/** Something that every project has to respect, and what of the advice it changes. */
export interface Constraint {
  kind: ConstraintKind;
  /** The client's sentence that says so, in quotation marks. */
  words: string;
  /** What it changes, in whole sentences. */
  effect: string;
}

type FreeText = Pick<AnalysisAnswers, 'goals' | 'bottlenecks' | 'additionalContext'>;

const demand = String.raw`(?:must|may|can|could|should|shall|has to|have to|needs? to|required to|want(?:s|ed)? to|stays?|keep|kept|only|nothing|never|not|no)`;
const ownMachines = String.raw`(?:(?:our|your|their) own (?:servers?|machines?|hardware|data ?cent(?:er|re))|on[- ]prem(?:ises?)?|in[- ]house servers?)`;
const countries = String.raw`(?:the |our |this )?(?:country|borders?|united states|u\.?s\.?a?\b|eu\b|european union|europe|canada|u\.?k\.?\b|united kingdom|germany|france|switzerland|austria|australia|ireland)`;

/*
 * What a sentence has to say. A system that runs on own machines, an industry with rules or a credit union aren't
 * constraints by themselves: a demand has to stand beside them, or words that are used for nothing else.
 */
const patterns: Readonly<Record<ConstraintKind, readonly RegExp[]>> = {
  noCloud: [
    /\b(no|not(?! (?:every|all|only|yet|much)\b)|never|without|avoid|cannot|can[’']t|won[’']t|nothing)\b[^.!?]{0,60}\b(the |any |a |public )?cloud\b(?! nine)/iu,
    /\bcloud\b[^.!?]{0,40}\b(not allowed|forbidden|prohibited|ruled out|is out|no option|not an option|off limits)\b/iu,
    new RegExp(String.raw`\b${demand}\b[^.!?]{0,60}\b${ownMachines}`, 'iu'),
    new RegExp(String.raw`\b${ownMachines}\b[^.!?]{0,12}\bonly\b`, 'iu'),
    /\b(air[- ]gapped|self[- ]hosted only)\b/iu,
  ],
  inCountry: [
    new RegExp(
      String.raw`(?=.*\b(?:data|files?|records?|documents?|information|nothing)\b).*\b(?:not|never|nothing|no|cannot|can[’']t|without)\b[^.!?]{0,30}\b(?:leave|leaves|leaving|outside|out of|cross)\b[^.!?]{0,20}\b${countries}`,
      'iu',
    ),
    new RegExp(
      String.raw`\b(stays?|remains?|kept|stored|hosted|processed|held)\b[^.!?]{0,12}\b(in|inside|within)\b ${countries}`,
      'iu',
    ),
    /\bdata (residency|sovereignty)\b/iu,
  ],
  regulated: [
    /\b(hipaa|glba|gramm-leach|gdpr|ccpa|ferpa|finra|sarbanes|itar|cmmc|fedramp|gxp|21 cfr|regulators?|regulated|licensing board|state board)\b/iu,
  ],
  union: [
    /(?<!\b(?:credit|european|western|student|african|soviet) )\b(unions?|unionized|union rep\w*|works? councils?|collective (bargaining|agreement)|shop stewards?)\b/iu,
  ],
  jobs: [
    /\b((their|our|my|his|her|losing|for) jobs?|job (loss(es)?|security|cuts)|lay-?offs?|be(ing)? (replaced|let go)|replac(e|es|ing) (people|staff|workers|employees|them|us))\b/iu,
  ],
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
};

/** What the client asked every project to respect, each once, with their words. Empty where they asked for nothing. */
export function readConstraints({ goals, bottlenecks, additionalContext }: FreeText): Constraint[] {
  return constraintKinds.flatMap((kind) => {
    const sentence = firstSentence(patterns[kind], [additionalContext, bottlenecks, goals]);
    return sentence ? [{ kind, words: quotedSentence(sentence, quoteLength), effect: effects[kind] }] : [];
  });
}

function firstSentence(wanted: readonly RegExp[], texts: readonly string[]): string | undefined {
  for (const text of texts)
    for (const pattern of wanted) {
      const sentence = sentenceWith(pattern, text);
      if (sentence) return sentence;
    }
  return undefined;
}
