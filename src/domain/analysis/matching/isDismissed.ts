import { normalizeWords } from './readWords';

const praise =
  '(?:fine|great|good|well|excellent|perfect|ok|okay|smooth|smoothly|solved|outsourced|sorted|handled|covered|quick|fast|in good hands|a breeze|like clockwork|under control|taken care of)';
const slightly =
  '(?:(?:all|just|perfectly|really|very|quite|pretty|already|now|mostly|working|running|going|short and) )*';

/** How people say that something needs nothing done to it. A word of denial before praise takes it back. */
const dismissals: readonly RegExp[] = [
  new RegExp(
    `(?<!\\b(?:not|never|dont|doesnt|didnt|isnt|arent|nothing|if|when|until|were it) (?:\\w+ )?)\\b(?:is|are|was|were|be|work|works|working|run|runs|running|going|goes|doing) ${slightly}${praise}\\b(?! (?:but|until|when|if|for|at|as long))`,
    'u',
  ),
  /\b(?:dont|doesnt|do not|does not|no longer) (?:\w+ )?(?:need|want|require)(?: any| more| much)* (?:help|support|changes?|improvement)/u,
  /\bno (?:need|trouble|problems?|issues?|complaints?|concerns?|difficulty|difficulties|pain)\b/u,
  /\b(?:isnt|arent|is not|are not|not|never|wasnt|hardly) (?:really |actually |currently )?(?:our|a|an|the|my|been a) (?:\w+ )?(?:problems?|bottlenecks?|issues?|priority|concern|worry)\b/u,
  /\bnot where\b|\bhas it under control\b|(?<!not |isnt |arent )\bunder control\b|\btaken care of\b|\blike clockwork\b/u,
  /\b(?:leave|keep) (?:it|them|that|this|those|these)?\s?(?:alone|as is|as it is|as they are)\b|\bdont (?:touch|change)\b|\bas they are\b/u,
  /(?<!\b(?:not|never|isnt|arent|un) (?:\w+ )?)\b(?:happy|satisfied|pleased|content) (?:with|about)\b|\blove (?:our|how|the way)\b|\bproud of\b/u,
  /\b(?:practically |basically )?(?:run|runs|close|closes|manage|manages|does|do) (?:themselves|itself)\b/u,
  /\bnothing to (?:do|fix|improve|change)\b|\balready (?:solved|automated|fixed|sorted|outsourced)\b/u,
];

/** Whether a part of a sentence says of its subject that it is no trouble ("Payroll works fine, leave it alone"). */
export function isDismissed(part: string): boolean {
  const line = normalizeWords(part)
    .replace(/[^\p{L}\p{N}\s]+/gu, ' ')
    .replace(/\s+/gu, ' ');
  return dismissals.some((pattern) => pattern.test(line));
}
