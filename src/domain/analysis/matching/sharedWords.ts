import { readWords, type ReadWord } from './readWords';

/** Words that name no subject, by stem; shorter ones are none either. */
const emptyStems = new Set(
  readWords(
    'with from that this have they them their there what when where which while into onto about after before over under every each other more most much many some such than then also very just make made work task daily weekly monthly doing handling managing processing preparing updating checking creating writing sending manual manually hand time people customer',
  ).map(({ stem }) => stem),
);

/** A task in the client's own words is meant where a sentence repeats this part of its telling words, at least two. */
const enoughOfName = 0.6;

/** The words that a text and a task's own name have in common, if they are enough to mean the same work. */
export function sharedWords(words: readonly ReadWord[], taskName: string): string[] {
  const wanted = new Set(
    readWords(taskName)
      .map(({ stem }) => stem)
      .filter(isTelling),
  );
  const shared = new Map(
    words.filter(({ stem }) => wanted.has(stem)).map(({ stem, typed }) => [stem, typed]),
  );
  const found = shared.size >= Math.min(2, wanted.size) && shared.size >= wanted.size * enoughOfName;
  return found && isSure([...shared.keys()]) ? [...shared.values()] : [];
}

const isTelling = (stem: string) => stem.length >= 4 && !emptyStems.has(stem);

/** A single word must be a long one to be sure of: "payroll" is, "call" isn't. */
function isSure(stems: readonly string[]): boolean {
  return stems.length >= 2 || stems.some((stem) => stem.length >= 7);
}

/**
 * The one long word that a text shares with a task's own name and with no other, where it is of this business alone
 * ("donations"): `isCommon` says which words are of many.
 */
export function rareWord(
  words: readonly ReadWord[],
  taskName: string,
  others: readonly string[],
  isCommon: (stem: string) => boolean,
): string | undefined {
  const stemsOf = (name: string) => readWords(name).map(({ stem }) => stem);
  const elsewhere = new Set(others.flatMap(stemsOf));
  const own = new Set(
    stemsOf(taskName).filter((stem) => isRare(stem) && !isCommon(stem) && !elsewhere.has(stem)),
  );
  return words.find(({ stem }) => own.has(stem))?.typed;
}

const isRare = (stem: string) => isTelling(stem) && stem.length >= 5;
