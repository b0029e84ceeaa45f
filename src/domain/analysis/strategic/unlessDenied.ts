import { phrase } from '../phrase';
import type { Question } from './sentenceWith';

const negated = String.raw`(?:\bnot|\bnever|\bno longer|\bhardly|\bbarely|\bneither|n[’']t|\b(?:have|has|had|was|were)nt)`;
const filler = String.raw`(?:an?|any|the|our|much|many|really|very|yet|ever|currently|especially|heavily|strictly|at all)`;
const adjective = String.raw`(?:(?:\w+[- ]){0,2}?)`;

/** Negations right before a match: there is none, it doesn't apply, nobody minds. */
const deniedBefore: readonly RegExp[] = [
  phrase`\b(?:have|has|had|having|with|see|there (?:is|are|was|were)|there[’']s|we[’']ve) (?:absolutely |really )?(?:no|zero|never any) ${adjective}$`,
  phrase`${negated} (?:have |had |been |seen |suffered |experienced )+(?:${filler} )*${adjective}$`,
  phrase`\b(?:do|does|did|ca|could)(?: not|n[’']?t) (?:${filler} )*(?:have|use|need|run|own|hold|handle|keep|process|see|mind|care about|worry about|fall under) (?:${filler} )*${adjective}$`,
  phrase`(?:\b(?:is|are|am|was|were|be|been|being|[’'](?:re|m|s))(?: not| never| no longer| hardly| barely| neither)|\b(?:is|are|was|were)n[’']?t) (?:${filler} )*(?:(?:subject to|covered by|bound by|under|affected by|regulated by|required by|within|part of|worried about|concerned about|afraid of|nervous about|on) )?(?:${filler} )*$`,
  phrase`\b(?:nobody|no one|none(?: of (?:us|them|the \w+|our \w+))?)(?: here| else| in \w+| on \w+| at \w+| in the \w+| on the \w+)? (?:(?:is|are|was|were|seems?|has been|really|ever|feels?|(?:worr(?:y|ies)|worried|concerned|nervous) about|minds?|has|had|have) )*(?:${filler} )*$`,
  phrase`\bnever (?:${filler} )*(?:(?:had|saw|needed) (?:${filler} )*${adjective}|(?:was|were) (?:${filler} )*)?$`,
];
/** "No …" and "without …" negate only with such a word after the match: "no client data in ChatGPT" is a concern. */
const noBefore = phrase`\b(?:no|without|without any) ${adjective}$`;
const troubleAfter =
  /^$|^(?:[- ]\w+)? (?:concerns?|issues?|problems?|worr(?:y|ies)|questions?|objections?|trouble|systems?|software|here|among us)\b/i;
/** An unmet requirement is a concern despite a negation before it. */
const unmetAfter = /^(?:[- ]\w+)? ?(?:complian(?:t|ce)|ready|certified|proof|enough|trained)\b/i;
const deniedAfter =
  /^[^.!?,]{0,30}?(?:\b(?:do|does|did|is|are|was|were)(?: not|n[’']?t)|\b(?:is|are|was|were) no longer|\b(?:has |have )?never(?: been)?) (?:really |even |currently |actually )?(?:appl(?:y|ies|icable)|relevant|matter|affect|concern us|cover us|involved?|an? (?:issue|concern|problem|worry|topic)|our (?:concern|problem|issue|worry)|in scope|required)\b|^ (?:has|have) nothing\b|^[^.!?,]{0,20}\bis irrelevant\b/i;

/** Maximum reach of a negation in characters. */
const reach = 80;

/**
 * Returns a question for a pattern that ignores negated matches: "HIPAA does not apply to us", "we never had a breach".
 */
export function unlessDenied(pattern: RegExp): Question {
  const all = new RegExp(pattern.source, `${pattern.flags}g`);
  return {
    test: (part) =>
      [...part.matchAll(all)].some(({ 0: found, index }) => {
        const before = part.slice(Math.max(0, index - reach), index);
        const after = part.slice(index + found.length, index + found.length + reach);
        return !isDenied(before, after);
      }),
  };
}

function isDenied(before: string, after: string): boolean {
  if (deniedAfter.test(after)) return true;
  if (unmetAfter.test(after)) return false;
  return (
    deniedBefore.some((denial) => denial.test(before)) || (noBefore.test(before) && troubleAfter.test(after))
  );
}
