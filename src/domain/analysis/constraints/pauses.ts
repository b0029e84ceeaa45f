import { memoize, mostSentences } from '../memoize';
import { monthPattern as month } from '../monthNames';
import { phrase } from '../phrase';
import type { Question } from '../strategic/sentenceWith';

/*
 * Times in which a client wants nothing new: "nothing new in November and December", "not before March". Seasons in
 * which something sells well or badly don't count.
 */
const season = String.raw`(?:(?:\w+ ){0,2}season|(?:the )?holidays|christmas|thanksgiving|easter|ramadan|harvest|(?:open )?enrollment|(?:the )?(?:year|month|quarter)[- ]end(?: close)?|(?:the )?(?:spring|summer|fall|winter)|(?:the )?(?:first|second|third|fourth|last) quarter|q[1-4]|the audit|audit time|next year|(?:the )?new year|inventory)\b`;
const time = String.raw`(?:the (?:end|middle|start|beginning|first half|second half) of |late |early |mid[- ]?)?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:${month}|${season})(?: \d{1,2}(?:st|nd|rd|th)?\b)?`;
const at = '(?:in|during|over|through|throughout|from|between|before|(?:until|till)(?: after)?)(?: the)?';
const again = String.raw`(?:not|nothing|none|no \w+)(?: new| starts?)? (?=${at} )`;
const joined = String.raw`${time}(?:(?:[,;]? (?:and|or|through|thru|to|till|until)|[,;]| ?[-–]) (?:${again})?(?:${at} )?${time}){0,5}`;
const when = `(?<when>${at} ${joined})`;

const nothing = String.raw`(?:nothing(?: new| else)?(?: (?:(?:may|can|should|must|is to|gets? to) )?(?:starts?|begins?|changes?|goes live|(?:(?<!\bnothing )happens?|happens?(?= (?:before|until|till)\b))|rolls? out))?|no (?:new )?(?:projects?|systems?|software|tools?|changes?|rollouts?|roll-outs?|launch(?:es)?|go[- ]lives?|implementations?|installs?|it work|starts?)(?: (?:starts?|please|at all))?)`;
const begins = String.raw`(?:start|begin|launch|install|introduce|roll out|change|switch|implement|take on|learn|touch|try|go live|plan|schedule)`;
const anything = String.raw`(?: (?:with )?(?:anything(?: new)?|something new|any of (?:this|it)|this|it|new (?:things|software|systems?|tools?)|a new (?:system|tool|project)|any (?:new )?(?:project|system|software|tool)s?|the project|over|live))?`;
const cannot = String.raw`(?:(?:can|do|will|should|must|could|would|may)(?: not|n[’']?t)|can[’']?t|cannot|won[’']?t|never)(?: want to| like to)?`;
const thought = String.raw`(?:^|[,:;–—-] ?|\b(?:and|but|so|please|want|wants|need|have|that|with) )(?:please,? |absolutely |really )?`;
/** "Clients bring papers late and wait until April" says when clients wait. */
const ownWait = String.raw`(?<!\bthat |(?<!\b(?:we|i|us|please|let[’']?s)\b[^.!?]{0,60})\band )`;

const nothingThen = phrase`${thought}${nothing} ${when}`;
const pausePatterns: readonly RegExp[] = [
  // The time is named before, or as an afterthought.
  String.raw`\b(?<earlier>${joined})(?=[^.!?]{0,60}?\b(?:no|nothing) new (?:anything |things |projects? |stuff |software |tools? )?(?:in|during|for) (?:those|these|that) (?:\w+ )?(?:months?|weeks?|time|season)\b)`,
  String.raw`(?:do not|don[’']?t) want anything (?:else |new )*(?:started|begun|installed|changed|new)\b[^.!?]{0,40}?,? say (?<say>${month})`,
  String.raw`${thought}not (?!in (?:the )?inventory\b)${when}`,
  String.raw`(?:^|\b(?:we|i|us|so|and|but|please) )(?:really |just )?${cannot} ${begins}${anything} ${when}`,
  String.raw`${thought}(?:${ownWait}(?:wait|hold off)|hold everything|leave us alone|(?:we )?(?:freeze|pause|stop) (?:all |any )?(?:new )?(?:changes|projects|everything|it)?) ?(?:with (?:this|it|everything) )?${when}`,
  String.raw`\b(?:we|i) can only (?:start|begin)${anything} (?<after>after (?:the )?${joined})`,
  String.raw`(?:^|[,;:–—-] ?|\bplease )(?:leave (?<alone>${joined}) alone|avoid (?<avoided>${joined})|(?<off>${joined}) (?:is|are) off[- ]limits)`,
].map((pattern) => new RegExp(pattern, 'i'));

/** Cheap: most sentences name no such time. */
const namesTime = phrase`\b(?:${month}|season|holidays|christmas|thanksgiving|easter|ramadan|harvest|enrollment|end|spring|summer|fall|winter|quarter|q[1-4]|audit|year|inventory)\b`;

/** "Sales happen in summer, not in winter" tells seasons apart. */
const otherSeason = phrase`(?<=\b(?:in|during|over|from|between)(?: the)? ${joined}),? (?:and |but )?not ${when}`;
const starts = phrase`\b(?:${begins}|roll\w* out|go(?:es)? live|go-lives?|projects?)(?:s|es|ing)?\b`;

const matchIn = memoize((whole: string): string | undefined => {
  if (!namesTime.test(whole)) return undefined;
  const text = starts.test(whole) ? whole : whole.replace(otherSeason, '');
  const groups =
    nothingThen.exec(whole)?.groups ??
    pausePatterns.map((pattern) => pattern.exec(text)?.groups).find((found) => found !== undefined);
  if (!groups) return undefined;
  const { when: stated, after, alone, avoided, off, earlier, say } = groups;
  if (earlier) return `${/ (?:to|till|until|thr\w+) | ?[-–]/u.test(earlier) ? 'from' : 'in'} ${earlier}`;
  if (say) return `until ${say}`;
  return stated ?? (after ? `until ${after}` : `during ${alone ?? avoided ?? off}`);
}, mostSentences);

/** Matches a time in which the client wants nothing new. */
export const pauseQuestions: readonly Question[] = [{ test: (part) => matchIn(part) !== undefined }];

const capitalNames = new RegExp(
  String.raw`\b(?:${month}|christmas|thanksgiving|easter|ramadan|q[1-4])`,
  'gi',
);
const repeated = new RegExp(again, 'gi');

/** Returns the time in which nothing new starts, such as "in November and December". */
const pauseIn = (text: string): string | undefined =>
  matchIn(text)
    ?.replace(repeated, '')
    .replaceAll('.', '')
    .toLowerCase()
    .replace(capitalNames, (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`);

/** Returns those of several sentences; empty if they name none. */
export const pausesIn = (sentences: readonly string[]): string =>
  [...new Set(sentences.flatMap((sentence) => pauseIn(sentence) ?? []))].join(' or ');

/** Returns the same of the stated constraints: their quotes may be cut, but the effect says it. */
export function statedPause(constraints: readonly { kind: string; effect: string }[]): string | undefined {
  const effect = constraints.find(({ kind }) => kind === 'pause')?.effect;
  return effect === undefined ? undefined : pauseIn(effect);
}
