import { readWords, type ReadWord } from './readWords';

/** Words that name no subject, by stem; shorter ones are none either. */
const emptyStems = new Set(
  readWords(
    'with from that this have they them their there what when where which while into onto about after before over under every each other more most much many some such than then also very just make made work task daily weekly monthly doing handling managing processing preparing updating checking creating writing sending manual manually hand time people customer',
  ).map(({ stem }) => stem),
);

/** A task in the client's own words is meant where a sentence repeats this part of its telling words, at least two. */
const enoughOfName = 0.6;

/** The words of a name that tell what it is about, by stem. */
export const distinctiveWords = (name: string): ReadonlySet<string> =>
  new Set(
    readWords(name)
      .map(({ stem }) => stem)
      .filter((stem) => stem.length >= 4 && !emptyStems.has(stem)),
  );

/** The words that a text and a task's own name (its telling words) have in common, if they are enough to mean the same work. */
export function sharedWords(words: readonly ReadWord[], wanted: ReadonlySet<string>): string[] {
  const shared = new Map(
    words.filter(({ stem }) => wanted.has(stem)).map(({ stem, typed }) => [stem, typed]),
  );
  const found = shared.size >= Math.min(2, wanted.size) && shared.size >= wanted.size * enoughOfName;
  return found && isSure([...shared.keys()]) ? [...shared.values()] : [];
}

/** A single word must be a long one to be sure of: "payroll" is, "call" isn't. */
function isSure(stems: readonly string[]): boolean {
  return stems.length >= 2 || stems.some((stem) => stem.length >= 7);
}

/**
 * The long words that only one of these tasks has, by stem, where they are of this business alone ("donations"):
 * `isCommon` says which words are of many.
 */
export function rareWords(
  tasks: readonly { name: string; telling: ReadonlySet<string> }[],
  isCommon: (stem: string) => boolean,
): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>();
  for (const { name, telling } of tasks) {
    for (const stem of telling) {
      if (stem.length >= shortestRare && !isCommon(stem)) found.set(stem, found.has(stem) ? null : name);
    }
  }
  return new Map(
    [...found].flatMap(([stem, name]): [string, string][] => (name === null ? [] : [[stem, name]])),
  );
}

const shortestRare = 5;
