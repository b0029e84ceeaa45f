import { stemmer } from 'stemmer';
import { memoize, mostSentences } from '../memoize';
import { readWords, stemOf, type ReadWord } from '../matching/readWords';
import { enteredNameOf } from '../ownTaskFields';
import type { CatalogueTask, NamedTask } from '../types';
import { departments } from './departments';
import { findCatalogueTask } from './findCatalogueTask';
import { otherTaskNames } from './otherTaskNames';
import { tradeTasks } from './trades/tradeTasks';

/** Words that don't distinguish task names. */
const fillers = new Set(readWords('a an and the of for to in on our my with by all').map(({ stem }) => stem));

/** Words before a known name that add nothing to it, as typed: "doing payroll", "manually entering change orders". */
const emptyVerbs: ReadonlySet<string> = new Set(
  'do doing handle handling process processing manage managing type typing enter entering manually'.split(
    ' ',
  ),
);

/** Synonyms that differ in a trade's language: a client intake isn't a patient intake, nor a carrier a vendor. */
const families: ReadonlySet<string> = new Set(['customer', 'supplier', 'employee'].map(stemOf));

/** How the words of a name are compared. */
type Reader = (name: string) => readonly ReadWord[];

/**
 * Reads a trade's words. "Time entry" is billable time, which the matcher reads as a time sheet. A single word counts
 * as typed, singular or plural: "charting" is work, and "charts" may be anything.
 */
const readTradeWords: Reader = (name) => {
  const words = readWords(name.replace(/\btime[ -]?entr(?:y|ies)\b/giu, 'timeentry'));
  const isSingle = significant(words).length === 1;
  return words.map(({ typed, stem }) => {
    if (isSingle) return { typed, stem: fillers.has(stem) ? stem : typed.replace(/s$/u, '') };
    return { typed, stem: families.has(stem) ? stemmer(typed) : stem };
  });
};

interface KnownName {
  task: CatalogueTask;
  /** Without fillers. */
  words: readonly ReadWord[];
  /** With fillers, to be found in a sentence. */
  sequence: string;
  first: string | undefined;
}

interface Names {
  read: Reader;
  all: readonly KnownName[];
  /** Those of several words, by the first. */
  byFirst: ReadonlyMap<string | undefined, readonly KnownName[]>;
  /** By their words, normalized for inflection and word order. */
  byWords: ReadonlyMap<string, CatalogueTask>;
}

function namesOf(read: Reader, tasks: readonly { task: CatalogueTask; names: readonly string[] }[]): Names {
  const all = tasks.flatMap(({ task, names }) =>
    [...names, task.name].map((name) => {
      const words = read(name);
      return { task, words: significant(words), sequence: sequenceOf(words), first: words[0]?.stem };
    }),
  );
  const byFirst = new Map<string | undefined, KnownName[]>();
  for (const name of all)
    if (name.words.length > 1) byFirst.set(name.first, [...(byFirst.get(name.first) ?? []), name]);
  return { read, all, byFirst, byWords: new Map(all.map(({ task, words }) => [wordsKey(words), task])) };
}

const departmentTasks = departments.flatMap(({ tasks }) =>
  tasks.map((task) => ({ task, names: otherTaskNames[task.name] ?? [] })),
);
const ofTrades = namesOf(
  readTradeWords,
  tradeTasks.map((task) => ({ task, names: task.otherNames })),
);

/** Tasks of the ten departments first: they apply to every firm. */
const vocabularies: readonly Names[] = [namesOf(readWords, departmentTasks), ofTrades];

/** For names that are contained in any other: who is billed or scheduled has to be the same as well. */
const strictVocabularies: readonly Names[] = [namesOf(readTradeWords, departmentTasks), ofTrades];

/**
 * Finds the task, of a department or a trade, that a name means: its own name, or a variant in case, inflection, order
 * or common synonym ("accounts payable" is *Processing supplier invoices*), also behind an empty verb ("doing accounts
 * payable") or as the only known name in a longer sentence. Undefined if the name could mean more or other work:
 * savings are computed from the match, so a similar name isn't enough.
 */
export const recognizeTask = memoize(
  (name: string): CatalogueTask | undefined =>
    findCatalogueTask(name) ??
    firstOf((names) => names.byWords.get(wordsKey(names.read(name)))) ??
    firstOf((names) => withoutEmptyVerbs(name, names)) ??
    nameInSentence(name),
  mostSentences,
);

/**
 * Returns the catalogue task that a listed task counts as. A client who answers the questions about a task in their own
 * words states that it is different work, unless the name is exactly the catalogue's.
 */
export function countedAs({ cases, input, ...names }: NamedTask): CatalogueTask | undefined {
  const name = enteredNameOf(names);
  return findCatalogueTask(name) ?? (cases || input ? undefined : recognizeTask(name));
}

function firstOf(find: (names: Names) => CatalogueTask | undefined): CatalogueTask | undefined {
  for (const names of vocabularies) {
    const task = find(names);
    if (task) return task;
  }
  return undefined;
}

/**
 * Matches what follows the empty verbs. A single word must be typed like the name: "doing invoicing" is known, while
 * "entering invoices" may be the supplier's.
 */
function withoutEmptyVerbs(name: string, { read, all, byWords }: Names): CatalogueTask | undefined {
  const words = significant(read(name));
  const verbs = words.findIndex(({ typed }) => !emptyVerbs.has(typed));
  for (let dropped = 1; dropped <= verbs; dropped += 1) {
    const [word, ...others] = words.slice(dropped);
    const task = others.length > 0 ? byWords.get(wordsKey(words.slice(dropped))) : spelled(word, all);
    if (task) return task;
  }
  return undefined;
}

const spelled = (word: ReadWord | undefined, all: readonly KnownName[]): CatalogueTask | undefined =>
  all.find(({ words }) => words.length === 1 && words[0]?.typed === word?.typed)?.task;

/** Shorter names must match as a whole where figures follow from it. */
const longestName = 6;

/** Words that negate the work of a sentence, or turn it into other work. */
export const otherwise =
  /\b(?:no|not|never|nor|without|except|besides|instead|rather than|other than|stop\w*|avoid\w*|nobody|neither|hardly|used to|outsourc\w*|don[’']?t|do(?:es)?n[’']?t|didn[’']?t|isn[’']?t|aren[’']?t|won[’']?t|can[’']?t|cannot)\b|\b(?:training|teaching|selling|buying|choosing|learning|explaining|designing|fixing|repairing|discussing|arguing|complaining)\b/iu;

/** More work beside the named one, or a comparison with what it makes. */
const furtherWork = /\b(?:vs|versus)\b|(?:\b(?:and|then|plus|or)|[,;&+/]) (?:\w+ )?\w+ing\b/iu;

function nameInSentence(sentence: string): CatalogueTask | undefined {
  if ((sentence.match(/[\p{L}\p{N}’'-]+/gu) ?? []).length <= longestName) return undefined;
  return onlyNameIn(sentence, vocabularies);
}

/** Finds the task whose name a listed task contains, in its order, if it contains no other's. */
export const containedTask = memoize((name: string) => onlyNameIn(name, strictVocabularies), mostSentences);

/** Finds the task of words that contain the name of one only, of several words in their order. */
function onlyNameIn(sentence: string, among: readonly Names[]): CatalogueTask | undefined {
  const named = new Set<CatalogueTask>();
  for (const { read, byFirst } of among) {
    const words = read(sentence);
    const line = sequenceOf(words);
    for (const { task, sequence } of words.flatMap(({ stem }) => byFirst.get(stem) ?? []))
      if (line.includes(sequence)) named.add(task);
  }
  const [task] = named;
  return named.size === 1 && !otherwise.test(sentence) && !furtherWork.test(sentence) ? task : undefined;
}

function sequenceOf(words: readonly ReadWord[]): string {
  return ` ${words.map(({ stem }) => stem).join(' ')} `;
}

function significant(words: readonly ReadWord[]): ReadWord[] {
  return words.filter(({ stem }) => !fillers.has(stem));
}

/** Doubled letters are the most frequent slip: "colecting", "comissions". */
function singled(stem: string): string {
  return stem.replaceAll(/(\p{L})\1/gu, '$1');
}

function wordsKey(words: readonly ReadWord[]): string {
  return [...new Set(significant(words).map(({ stem }) => singled(stem)))].toSorted().join(' ');
}
