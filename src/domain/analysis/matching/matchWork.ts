import { workOfApproval } from '../constraints/conditions';
import { memoize, mostSentences } from '../memoize';
import { bottleneckThemes } from '../strategic/bottleneckThemes';
import { isForbidden } from './isForbidden';
import { partsWithoutPraise, partsOf } from './partsOf';
import { PhraseIndex, type PhraseFind } from './PhraseIndex';
import { projectPhrases } from './projectPhrases';
import { readWords } from './readWords';
import { distinctiveWords, isRuleAbout, rareWords, sharedWords } from './sharedWords';
import { taskPhrases } from './taskPhrases';
import { namedWork } from './workGroups';

/** Splits a list: "No AI in hiring or payroll". */
const listed = (part: string): string[] => part.split(/,\s|\s(?:and|or)\s/u);

/** The subject of a client's sentence, and the words by which it was matched. */
export interface WorkMatch {
  kind: 'task' | 'project';
  /** Name of a chosen task, as given, or a project's id. */
  subject: string;
  /** Text to quote: a sentence or a part of it, plain text in one line, not yet truncated. */
  words: string;
  /** The matching words, as compared. */
  because: string;
}

type ClauseMatch = Omit<WorkMatch, 'words'>;

/** The chosen tasks, prepared once for all sentences. */
interface ChosenWork {
  names: ReadonlySet<string>;
  /** Tasks in the client's own words, with their distinctive stems. */
  own: readonly { name: string; telling: ReadonlySet<string> }[];
  /** Acronyms that are unique to one of these tasks, and its name: "PODs", "T&M". */
  acronyms: ReadonlyMap<string, string>;
  /** Stems that are unique to one of these tasks, and its name. */
  rare: ReadonlyMap<string, string>;
}

/** Minimum weight of a match. Two words that few subjects share reach it, or a single rare one. */
const enough = 4;

const index = new PhraseIndex({ ...taskPhrases, ...projectPhrases });
const projectIds: ReadonlySet<string> = new Set(Object.keys(projectPhrases));

const findsIn = memoize(
  (text: string): readonly PhraseFind[] =>
    [...index.find(readWords(text)).values()].filter(({ weight }) => weight >= enough),
  mostSentences,
);

/**
 * Returns the subjects of a client's text, in order of appearance, each once: the chosen tasks, by catalogue name or in
 * the client's own words, then projects. Ignores text without a subject, subjects that are no problem, and work
 * excluded from software. Pure: the same text gives the same links.
 */
export function matchWork(text: string, chosen: ReadonlySet<string>): WorkMatch[] {
  const work = readChosen([...chosen]);
  const matches = new Map<string, WorkMatch>();
  for (const { sentence, parts } of partsOf(text)) {
    // Whoever approves isn't the work that a rule is about.
    const toDo = parts.flatMap((part) => splitByProhibition(workOfApproval(part) || part).free);
    for (const match of matchSentence(sentence, toDo, work)) {
      if (!matches.has(match.subject)) matches.set(match.subject, match);
    }
  }
  return [...matches.values()];
}

/** A prohibition may refer back: "Payroll is fine and AI must not touch it". */
const refersBack =
  /^(?:must|may|should|shall|is|are)\b|\b(?:it|them|that|this)$|\b(?:do|make|handle) (?:those|these|them|it|that)\b|^(?:(?:absolutely|please|so) )?no [\w ]{2,12}?(?: (?:please|ever|at all|involved|allowed|needed))*$/i;

/** Does the same for excluded work: returns each chosen task that a prohibition names or refers back to. */
export function matchRuledOut(text: string, chosen: ReadonlySet<string>): WorkMatch[] {
  const work = readChosen([...chosen]);
  const tasksOf = (sentence: string, parts: readonly string[]): WorkMatch[] => {
    const named = namedWork(parts.join(', '), chosen).map(({ name, word }) => ({
      kind: 'task' as const,
      subject: name,
      words: sentence,
      because: word,
    }));
    const others = named.length === 0 ? parts : parts.flatMap(listed).filter((part) => !namesWork(part));
    const phrased = matchSentence(sentence, others, work).filter(
      ({ kind, subject }) => kind === 'task' && !named.some((match) => match.subject === subject),
    );
    if (named.length + phrased.length > 0) return [...named, ...phrased];
    const rules = parts.flatMap(clausesOf).map(wordsOfRule);
    return work.own.flatMap(({ name, telling }) =>
      rules.some((rule) => isRuleAbout(rule, telling))
        ? [{ kind: 'task' as const, subject: name, words: sentence, because: name }]
        : [],
    );
  };
  const namesWork = (part: string) => namedWork(part, chosen).length > 0;
  return partsWithoutPraise(text).flatMap(({ sentence, parts }) => {
    const forbidden = parts.flatMap((part) => splitByProhibition(part).forbidden);
    const tasks = tasksOf(sentence, forbidden);
    const rules = forbidden.filter(isForbidden);
    const isMeantBefore = rules.length > 0 && rules.every((clause) => refersBack.test(clause));
    if (tasks.length > 0 || !isMeantBefore) return tasks;
    const before = tasksOf(sentence, [sentence]);
    return before.length > 0 ? before : tasksNamedInPart(sentence, work);
  });
}

/** Finds tasks by one of the things that their names list: "load calcs" of "Load calcs and panel schedules". */
function tasksNamedInPart(sentence: string, { own }: ChosenWork): WorkMatch[] {
  const said = distinctiveWords(sentence);
  return own.flatMap(({ name }) => {
    const part = partNamed(name, said);
    return part ? [{ kind: 'task' as const, subject: name, words: sentence, because: part }] : [];
  });
}

/** Returns what of a name's list of things is said, by at least two of its distinctive words. */
function partNamed(name: string, said: ReadonlySet<string>): string | undefined {
  if (!/,|&| and | or /u.test(name)) return undefined;
  return name
    .split(/,|&| and | or /u)
    .map((one) => one.trim())
    .find((one) => {
      const words = [...distinctiveWords(one)];
      return words.length > 1 && words.every((stem) => said.has(stem));
    });
}

/** The words of a rule that say what it is about, not who may not do it. */
const wordsOfRule = (clause: string): ReadonlySet<string> => {
  const machines = distinctiveWords('robots computers machines software algorithms chatbots');
  return new Set([...distinctiveWords(clause)].filter((stem) => !machines.has(stem)));
};

/** Each analysis looks up the same tasks for every sentence and part. */
const readChosen = memoize((names: readonly string[]): ChosenWork => {
  const own = names
    .filter((name) => !isPhrased(name))
    .map((name) => ({ name, telling: distinctiveWords(name) }));
  const acronyms = new Map(
    own
      .flatMap(({ name }) => acronymsOf(name).map((acronym) => [acronym, name] as const))
      .filter(([acronym], _, all) => all.filter(([other]) => other === acronym).length === 1),
  );
  return { names: new Set(names), own, acronyms, rare: rareWords(own, (stem) => index.knows(stem)) };
});

const everydayAcronyms: ReadonlySet<string> = new Set(
  'ai am crm erp gc gm hr id it llc md ok pc pdf pm po sms tv uk us usa web'.split(' '),
);

/** Returns the acronyms of a text, singular and in lowercase; none of a text in capitals. */
const acronymsOf = (text: string): string[] =>
  /\p{Ll}/u.test(text)
    ? [...new Set(text.match(/(?<![\p{L}\d])(?:\p{Lu}&\p{Lu}|\p{Lu}{2,5}|\p{Lu}\d+)s?(?![\p{L}\d])/gu))]
        .map((acronym) => acronym.replace(/s$/u, '').toLowerCase())
        .filter((acronym) => !everydayAcronyms.has(acronym))
    : [];

/** Maximum length of a clause that continues the list before it: "No AI in hiring, payroll or grading". */
const mostListed = 3;

/** Splits a part of a sentence into prohibitions and other text. */
function splitByProhibition(part: string): { forbidden: string[]; free: string[] } {
  if (!isForbidden(part)) return { forbidden: [], free: [part] };
  const clauses = clausesOf(part);
  const first = clauses.findIndex(isForbidden);
  if (first < 0) return { forbidden: [part], free: [] };
  const isRuledOut = (clause: string, index: number) =>
    isForbidden(clause) ||
    (index > first && clause.split(/\s+/u).length <= mostListed && !/^no\b/i.test(clause));
  return {
    forbidden: clauses.filter(isRuledOut),
    free: clauses.filter((clause, index) => !isRuledOut(clause, index)),
  };
}

/** A clause of fewer words isn't quoted without its sentence. */
const shortestQuote = 4;
/** One of fewer words is a thing in a list, which says nothing beside a clause that does: "intake sheet". */
const shortestClause = 3;
const lengthOf = (clause: string): number => clause.split(/\s+/u).length;

/** Matches clause by clause, and the whole sentence if no clause suffices; quotes a clause only if several match. */
function matchSentence(sentence: string, parts: readonly string[], chosen: ChosenWork): WorkMatch[] {
  const found = parts.flatMap(clausesOf).flatMap((clause) => {
    const match = matchWords(clause, chosen);
    return match ? [{ ...match, words: clause }] : [];
  });
  const clauses = found.filter(({ words }) => lengthOf(words) >= shortestClause);
  const kept = clauses.length > 0 ? clauses : found;
  if (new Set(kept.map(({ subject }) => subject)).size > 1)
    return kept.map((match) =>
      lengthOf(match.words) < shortestQuote ? { ...match, words: sentence } : match,
    );
  const match = kept[0] ?? matchWords(parts.join(' '), chosen);
  return match ? [{ ...match, words: sentence }] : [];
}

function matchWords(text: string, { names, own, acronyms, rare }: ChosenWork): ClauseMatch | undefined {
  const said = text.replace(/(?<=\b(?:I|we|they|you))['’]d\b/gi, ' would');
  const [words, found] = [readWords(said), findsIn(said)];
  const stems = new Set(words.map(({ stem }) => stem));
  for (const { name } of own) {
    const part = partNamed(name, stems);
    if (part !== undefined) return { kind: 'task', subject: name, because: part };
  }
  const task = weightiest(found.filter(({ subject }) => names.has(subject) && !projectIds.has(subject)));
  if (task) return { kind: 'task', subject: task.subject, because: task.because };
  for (const { name, telling } of own) {
    const shared = sharedWords(words, telling);
    if (shared.length > 0) return { kind: 'task', subject: name, because: shared.join(' ') };
  }
  const named = names.size > 0 ? namedByItsVerb(said, [...names]) : undefined;
  if (named) return { kind: 'task', subject: named.name, because: named.verb };
  for (const acronym of acronymsOf(said)) {
    const name = acronyms.get(acronym);
    if (name !== undefined) return { kind: 'task', subject: name, because: acronym };
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

/** Returns the project that a task in the client's own words names, if any. */
function projectOf(name: string): string | undefined {
  return weightiest(findsIn(name).flatMap(asProjects))?.subject;
}

/** What a firm calls its bottleneck, or what takes its time: "Drafting is the bottleneck". */
const verbOfBottleneck =
  /^(?:the |our |all )?(\p{L}{4,}ing) (?:itself |always |still )*(?:is (?:the|our|a|my) (?:\p{L}+ )?bottleneck|takes|eats|costs us|holds|slows|backs up|piles up)\b|\bbottleneck is (?:the |our )?(\p{L}{4,}ing)$/iu;

/** Returns the only chosen task whose name begins with the verb that is said to be the bottleneck. */
function namedByItsVerb(text: string, names: readonly string[]): { name: string; verb: string } | undefined {
  const [, subject, predicate] = verbOfBottleneck.exec(text) ?? [];
  const verb = (subject ?? predicate)?.toLowerCase();
  const found = names.filter((name) => verb !== undefined && name.toLowerCase().startsWith(`${verb} `));
  const [only] = found;
  return verb !== undefined && only !== undefined && found.length === 1 ? { name: only, verb } : undefined;
}

const isPhrased = (name: string) => Object.hasOwn(taskPhrases, name);

/** Resolves a match to projects: itself, or those that stand for the task. */
function asProjects(find: PhraseFind): PhraseFind[] {
  if (projectIds.has(find.subject)) return [find];
  const projects = bottleneckThemes.filter(({ standsFor }) => standsFor.includes(find.subject));
  return projects.map(({ id }) => ({ ...find, subject: id }));
}

function weightiest(finds: readonly PhraseFind[]): PhraseFind | undefined {
  return finds.toSorted((a, b) => b.weight - a.weight)[0];
}

/** Splits at commas, colons and dashes. */
function clausesOf(part: string): string[] {
  return part
    .split(/,\s|\s[–—-]\s|:\s/u)
    .map((clause) => clause.replace(/^(and|or|also|then|plus|so)\s+/i, '').trim())
    .filter(Boolean);
}
