import { readWords, type ReadWord } from './readWords';

/** Stems that identify no subject; short words don't either. */
export const emptyStems: ReadonlySet<string> = new Set(
  readWords(
    'with from that this have they them their there what when where which while into onto about after before over under every each other more most much many some such than then also very just make made work task daily weekly monthly doing handling managing processing preparing updating checking creating writing sending manual manually hand time people customer',
  ).map(({ stem }) => stem),
);

/**
 * Share of a task's distinctive words, at least two, that a sentence must contain to match a task in the client's own
 * words.
 */
const enoughOfName = 0.6;

/** Returns the distinctive stems of a name. */
export const distinctiveWords = (name: string): ReadonlySet<string> =>
  new Set(
    readWords(name)
      .map(({ stem }) => stem)
      .filter((stem) => stem.length >= 4 && !emptyStems.has(stem)),
  );

/** Returns the words that a text shares with a task's distinctive words, if they suffice to mean the same work. */
export function sharedWords(words: readonly ReadWord[], wanted: ReadonlySet<string>): string[] {
  const shared = new Map(
    words.filter(({ stem }) => wanted.has(stem)).map(({ stem, typed }) => [stem, typed]),
  );
  const found = shared.size >= Math.min(2, wanted.size) && shared.size >= wanted.size * enoughOfName;
  return found && isSure([...shared.keys()]) ? [...shared.values()] : [];
}

/**
 * Whether a prohibition is about a task in the client's own words: most of its distinctive words are in the task's
 * name. Names say more than rules do ("no tax advice", "writing tax advice letters to clients").
 */
export function isRuleAbout(rule: ReadonlySet<string>, name: ReadonlySet<string>): boolean {
  const shared = [...rule].filter((stem) => name.has(stem));
  return shared.length >= rule.size * enoughOfName && shared.some((stem) => stem.length >= shortestRare);
}

/** A single word must be long to be reliable: "payroll" is, "call" isn't. */
function isSure(stems: readonly string[]): boolean {
  return stems.length >= 2 || stems.some((stem) => stem.length >= 7);
}

/**
 * Returns the long words that are unique to one of these tasks, by stem, if they are specific to this business
 * ("donations").
 * @param isCommon whether a word is common to many businesses
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
