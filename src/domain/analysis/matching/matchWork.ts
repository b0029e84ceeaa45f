import { LRUCache } from 'lru-cache';
import { bottleneckThemes } from '../strategic/bottleneckThemes';
import { isForbidden } from './isForbidden';
import { partsBesidePraise, partsOf } from './partsOf';
import { PhraseIndex, type PhraseFind } from './PhraseIndex';
import { projectPhrases } from './projectPhrases';
import { normalizeWords, readWords } from './readWords';
import { rareWords, sharedWords, distinctiveWords } from './sharedWords';
import { taskPhrases } from './taskPhrases';

/**
 * Work that a single word names, where it is what software is kept from: "No AI in hiring", "No robot on the phone". What
 * is to be done about a trouble takes more words than that.
 */
const workGroups: readonly RegExp[] = [
  'phones?|telephones?',
  'hir(?:e|es|ed|ing)|recruit(?:ing|ment)|applicants?|candidates?|resumes?',
  'payroll|wages|salaries',
  'grad(?:e|es|ing)',
  'diagnos(?:e|es|is|ing)',
  'prescri(?:be|bing|ption|ptions)',
  'pricing|prices|quotes|quoting',
  'contracts?|agreements?',
  'copy|copywriting|articles',
  'complaints',
  'refunds?',
  'performance reviews?|appraisals?',
].map((words) => new RegExp(`\\b(?:${words})\\b`, 'u'));

/** What stands before the work that is meant; elsewhere in the sentence the same word may be who or why. */
const keptFrom =
  /\b(?:in|on|for|with|near|around|of|to|by|about|over|must not|may not|never|not|touch|set|do|answer|screen|rank|judge|read|handle|make|write|approve|aprove|sign|signoff|confirm|authorize|authorise|away from|who gets|who is|who we) (?:\w+ ){0,2}?$/u;

/** Or the sentence begins with it and says where it stays: "Hiring has to stay with people". */
const beginning = /^(?:(?:the|all|every|each|any|our|final|no) ){0,2}$/u;

const staysThere =
  /^(?: (?:decisions?|calls|approvals?|choices|requests|payouts?)){0,2} (?:must|has to|have to|should|shall|needs?|requires?|stays?|remains?|(?:is|are) to|may only|can only|without)\b/u;

/** The names of work that a prohibition names by such a word, each with the word. */
function namedWork(prohibition: string, names: ReadonlySet<string>): { name: string; word: string }[] {
  const line = normalizeWords(prohibition);
  return workGroups.flatMap((work) => {
    const { 0: word = '', index = 0 } = work.exec(line) ?? {};
    const [before, after] = [line.slice(0, index), line.slice(index + word.length)];
    return word && (keptFrom.test(before) || (beginning.test(before) && staysThere.test(after)))
      ? [...names].flatMap((name) => (work.test(normalizeWords(name)) ? [{ name, word }] : []))
      : [];
  });
}

/** What a sentence of a client is about, and the words that say so. */
export interface WorkMatch {
  kind: 'task' | 'project';
  /** The name of a chosen task, as given, or a project's id. */
  subject: string;
  /** The client's words to quote: a sentence or a part of it, plain text in one line, not yet shortened. */
  words: string;
  /** The words that decided, as they were compared. */
  because: string;
}

type ClauseMatch = Omit<WorkMatch, 'words'>;

/** The chosen tasks, read once for all sentences. */
interface ChosenWork {
  names: ReadonlySet<string>;
  /** Those in the client's own words, with the stems that tell what they are. */
  own: readonly { name: string; telling: ReadonlySet<string> }[];
  /** Stems that only one of these has, and its name. */
  rare: ReadonlyMap<string, string>;
}

/** Below this nothing is said. Two words that few subjects share reach it, or one that is said of a few subjects only. */
const enough = 4;

const index = new PhraseIndex({ ...taskPhrases, ...projectPhrases });
const projectIds: ReadonlySet<string> = new Set(Object.keys(projectPhrases));

/**
 * What a client's text is about, in the order in which it comes up, each subject once: first the tasks they chose, by
 * catalogue name or in their own words, then projects whose subject it names; what names neither is left out, and so is
 * what is said to be no trouble, and what is ruled out for software. Pure: the same words give the same links.
 */
export function matchWork(text: string, chosen: ReadonlySet<string>): WorkMatch[] {
  const work = readChosen(chosen);
  const matches = new Map<string, WorkMatch>();
  for (const { sentence, parts } of partsOf(text)) {
    const toDo = parts.flatMap((part) => partedByRule(part).free);
    for (const match of matchSentence(sentence, toDo, work)) {
      if (!matches.has(match.subject)) matches.set(match.subject, match);
    }
  }
  return [...matches.values()];
}

/** What a prohibition is about stands before it: "Payroll is fine and AI must not touch it". */
const pointsBack = /^(?:must|may|should|shall|is|are)\b|\b(?:it|them|that|this)$/iu;

/** The same of what a text rules out for software: each chosen task that a prohibition names, or that it points back to. */
export function matchRuledOut(text: string, chosen: ReadonlySet<string>): WorkMatch[] {
  const work = readChosen(chosen);
  const tasksOf = (sentence: string, parts: readonly string[]) =>
    matchSentence(sentence, parts, work).filter(({ kind }) => kind === 'task');
  return partsBesidePraise(text).flatMap(({ sentence, parts }) => {
    const forbidden = parts.flatMap((part) => partedByRule(part).forbidden);
    const tasks = tasksOf(sentence, forbidden);
    if (tasks.length > 0) return tasks;
    const rules = forbidden.filter(isForbidden);
    const isMeantBefore = rules.length > 0 && rules.every((clause) => pointsBack.test(clause));
    const meant = isMeantBefore ? tasksOf(sentence, [sentence]) : [];
    if (meant.length === 1) return meant;
    return namedWork(forbidden.join(' '), chosen).map(({ name, word }): WorkMatch => ({
      kind: 'task',
      subject: name,
      words: sentence,
      because: word,
    }));
  });
}

/** Of a few analyses: each asks of the same tasks for every sentence and part of it that is read. */
const lately = new LRUCache<string, ChosenWork>({ max: 20 });

function readChosen(names: ReadonlySet<string>): ChosenWork {
  const key = JSON.stringify([...names]);
  const known = lately.get(key);
  if (known) return known;
  const own = [...names]
    .filter((name) => !isPhrased(name))
    .map((name) => ({ name, telling: distinctiveWords(name) }));
  const work = { names: new Set(names), own, rare: rareWords(own, (stem) => index.knows(stem)) };
  lately.set(key, work);
  return work;
}

/** So many words of a clause go on with the list before it: "No AI in hiring, payroll or grading". */
const mostListed = 3;

/** A part of a sentence, parted into what it rules out for software and what else it says. */
function partedByRule(part: string): { forbidden: string[]; free: string[] } {
  if (!isForbidden(part)) return { forbidden: [], free: [part] };
  const clauses = clausesOf(part);
  const first = clauses.findIndex(isForbidden);
  if (first < 0) return { forbidden: [part], free: [] };
  const isRuledOut = (clause: string, index: number) =>
    isForbidden(clause) ||
    (index > first && clause.split(/\s+/u).length <= mostListed && !/^no\b/iu.test(clause));
  return {
    forbidden: clauses.filter(isRuledOut),
    free: clauses.filter((clause, index) => !isRuledOut(clause, index)),
  };
}

/** Clause by clause, and the sentence as a whole where no clause says enough; a clause is quoted only where several do. */
function matchSentence(sentence: string, parts: readonly string[], chosen: ChosenWork): WorkMatch[] {
  const found = parts.flatMap(clausesOf).flatMap((clause) => {
    const match = matchWords(clause, chosen);
    return match ? [{ ...match, words: clause }] : [];
  });
  if (new Set(found.map(({ subject }) => subject)).size > 1) return found;
  const match = found[0] ?? matchWords(parts.join(' '), chosen);
  return match ? [{ ...match, words: sentence }] : [];
}

function matchWords(text: string, { names, own, rare }: ChosenWork): ClauseMatch | undefined {
  const words = readWords(text);
  const found = [...index.find(words).values()].filter(({ weight }) => weight >= enough);
  const task = weightiest(found.filter(({ subject }) => names.has(subject) && !projectIds.has(subject)));
  if (task) return { kind: 'task', subject: task.subject, because: task.because };
  for (const { name, telling } of own) {
    const shared = sharedWords(words, telling);
    if (shared.length > 0) return { kind: 'task', subject: name, because: shared.join(' ') };
  }
  for (const { stem, typed } of words) {
    const name = rare.get(stem);
    if (name !== undefined) return { kind: 'task', subject: name, because: typed };
  }
  const project = weightiest(found.flatMap(asProjects));
  if (!project) return undefined;
  const same = own.find(({ name }) => projectOf(name) === project.subject)?.name;
  return { kind: same ? 'task' : 'project', subject: same ?? project.subject, because: project.because };
}

/** The project whose subject a task in the client's own words names, if there is one. */
function projectOf(name: string): string | undefined {
  const found = [...index.find(readWords(name)).values()].filter(({ weight }) => weight >= enough);
  return weightiest(found.flatMap(asProjects))?.subject;
}

const isPhrased = (name: string) => Object.hasOwn(taskPhrases, name);

/** A find as the projects that it names: itself, or those that stand for whatever is said of the task. */
function asProjects(find: PhraseFind): PhraseFind[] {
  if (projectIds.has(find.subject)) return [find];
  const projects = bottleneckThemes.filter(({ standsFor }) => standsFor.includes(find.subject));
  return projects.map(({ id }) => ({ ...find, subject: id }));
}

function weightiest(finds: readonly PhraseFind[]): PhraseFind | undefined {
  return finds.toSorted((a, b) => b.weight - a.weight)[0];
}

/** Clauses stand apart by commas, colons and dashes. */
function clausesOf(part: string): string[] {
  return part
    .split(/,\s|\s[–—-]\s|:\s/u)
    .map((clause) => clause.replace(/^(and|or|also|then|plus|so)\s+/iu, '').trim())
    .filter(Boolean);
}
