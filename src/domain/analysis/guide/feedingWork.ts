import { monthNames } from '../monthNames';
import type { FreeText } from '../constraints/readConstraints';
import { matchWork } from '../matching/matchWork';
import { partsOf } from '../matching/partsOf';
import { distinctiveWords } from '../matching/sharedWords';
import { enteredNameOf } from '../ownTaskFields';
import type { ListedTask } from './captureNeeds';

/** How a client says that one thing comes of another; errors, lateness, or paper only (`isTrouble`) where it may be time. */
const causalPatterns: readonly { pattern: RegExp; isSure?: true }[] = [
  {
    pattern:
      /\b(?:half|most|a third|two thirds|a quarter|many|some|\d+ ?%|(?:\d+|nine|eight|seven) (?:out )?of (?:ten|\d+)) (?:of )?(?:our |the |my |all )*(?<effect>[\p{L}’' ]{3,40}?) (?:are|is|were|happen)(?: because)? (?<cause>[^,]+?)(?= that | which |,|$)/iu,
    isSure: true,
  },
  {
    pattern:
      /^(?<effect>.+?)\b(?:caused by|(?:comes?|stems?|results?) from|wait(?:s|ing)? (?:for|on)|held up by|blocked by|until)\b(?<cause>.+)/iu,
    isSure: true,
  },
  { pattern: /^(?<effect>.+?)\b(?:because|due to|since)\b(?<cause>.+)/iu },
  {
    pattern:
      /^(?<cause>.+?)(?:[,;.] (?:and )?so|,? which (?:means|delays|holds up)|,? (?:and )?that[’']?s why)\b(?! (?:far|that)\b| (?:we|they|you|i) (?:can|could)\b)(?<effect>.+)/iu,
  },
];

const isTrouble =
  /\b(?:wrong|errors?|mistakes?|typos?|unreadable|illegible|(?:can[’']?t|cannot|hard to) read|missing|incomplete|late|later|lost|mess|half|paper|handwrit\w*)\b/iu;
const isOver = new RegExp(
  String.raw`\b(?:no longer|used to|anymore|never)\b|\bsince (?:\d|last\b|then\b|${monthNames})`,
  'iu',
);

/** Work that repairs what went wrong before it. */
const repairs =
  /\b(?:clean\w* up|fix\w*|correct\w*|redo\w*|rework\w*|wrong|denied|rejected|call ?backs?|complaints?)\b/iu;

/** Says how something is, not what it is. */
const ofTrouble = distinctiveWords('wrong missing paper error mistake unreadable incomplete');

/** Returns the tasks whose errors, lateness, or paper make another one's work, as the client says, by its id. */
export function feedingWork(
  listed: readonly ListedTask[],
  { bottlenecks, additionalContext, goals }: FreeText,
): Map<string, string[]> {
  const needs = new Map<string, string[]>();
  const texts = [bottlenecks, additionalContext, goals].map((text) => text.replace(/[.!] so\b/giu, ', so'));
  for (const { sentence } of texts.flatMap(partsOf)) {
    const [cause, effect] = joinedTasks(sentence, listed) ?? [];
    if (!cause || !effect) continue;
    needs.set(effect.id, [...new Set([...(needs.get(effect.id) ?? []), cause.id])]);
  }
  return needs;
}

function joinedTasks(
  sentence: string,
  listed: readonly ListedTask[],
): [cause: ListedTask, effect: ListedTask] | undefined {
  if (isOver.test(sentence)) return undefined;
  for (const { pattern, isSure } of causalPatterns) {
    const { cause = '', effect = '' } = pattern.exec(sentence)?.groups ?? {};
    if (!cause || !(isSure || isTrouble.test(cause))) continue;
    const causes = tasksNamed(cause, listed);
    const effects = tasksNamed(effect, listed).filter((task) => !causes.includes(task));
    const repairing = effects.filter(({ task }) => repairs.test(enteredNameOf(task)));
    const [made, others] = effects.length > 1 ? repairing : effects;
    const [source, more] = causes;
    if (source && made && !more && !others) return [source, made];
  }
  return undefined;
}

/** Returns the tasks whose names share most words with a part of a sentence; if several do, the one that it is about. */
function tasksNamed(part: string, listed: readonly ListedTask[]): ListedTask[] {
  const said = [...distinctiveWords(part)].filter((stem) => !ofTrouble.has(stem));
  const shares = listed.map(({ task }) => {
    const words = [...distinctiveWords(enteredNameOf(task))];
    return said.filter((stem) => words.some((word) => isSameStem(stem, word))).length;
  });
  const most = Math.max(1, ...shares);
  const sharing = listed.filter((_, index) => shares[index] === most);
  if (sharing.length === 1) return sharing;
  const [match] = matchWork(part, new Set(listed.map(({ name }) => name)));
  const meant = (sharing.length > 0 ? sharing : listed).filter(({ name }) => name === match?.subject);
  return meant.length > 0 ? meant : sharing;
}

/** "Denials" and "denied". */
function isSameStem(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return one === other || (short.length <= 5 && long.length - short.length <= 2 && long.startsWith(short));
}
