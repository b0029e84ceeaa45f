import type { NamedSystem } from '../catalogue/namedSystems';
import { jobsOnPaper, orderStatus, saysJobsOnPaper } from '../incoming/jobsOnPaper';
import { quotedSentence } from '../excerpt';
import { workName } from '../guide/workName';
import { listInWords } from '../inWords';
import { partsOf } from '../matching/partsOf';
import { distinctiveWords } from '../matching/sharedWords';
import { quoteLength } from '../quoteLength';
import { isAboutPrices, isPricedWork } from '../strategic/captureKnowledge';
import type { AnalysisAnswers, TaskInput } from '../types';
import { agreementLimit, approvalLimit, workToApprove } from './conditions';
import type { ConstraintKind } from './constraintKinds';
import { endedAttempt } from './endedAttempt';
import { namedDataIn } from './namedData';
import { aboutServed, reachOf } from './reach';
import { statedConstraints, type FreeText } from './readConstraints';

/** A task or an idea, as far as the client's words may bind it. */
interface BoundWork {
  /** Its names: the client's, and ours. */
  names: string;
  /** Catalogue data sources that it reads: none are known of a client's own task. Absent for an idea that reads none. */
  sources?: readonly string[] | undefined;
}

const ofClients: ReadonlySet<string> = new Set([
  'CRM records',
  'Customer account profiles',
  'Customer emails',
  'Past project files',
  'Signed contracts',
  'Call recordings and transcripts',
  'Voicemail and phone messages',
]);

/** More would read like a list of software. */
const mostSystems = 2;

/**
 * Returns a function that tells what the client's words mean for one task or idea, a sentence each: the systems that
 * hold its data, data that stays on own machines, tools that learn, what a vendor has to sign, who approves, and how its
 * people can be reached.
 */
export function limitsOfWork(
  answers: FreeText & Pick<AnalysisAnswers, 'departmentTasks'>,
  systems: readonly NamedSystem[],
): (work: BoundWork) => string[] {
  const stated = statedConstraints(answers);
  const saidOf = (wanted: ConstraintKind) =>
    stated.flatMap(({ kind, sentences }) => (kind === wanted ? sentences : []));
  const [stays, reach] = [saidOf('dataStays').flatMap((said) => namedDataIn(said) ?? []), saidOf('reach')];
  const pricesAreInAHead = isAboutPrices(answers);
  const listed = Object.values(answers.departmentTasks).flatMap((tasks) => tasks);
  const said = [answers.goals, answers.bottlenecks, answers.additionalContext].flatMap(partsOf);
  const movesOnPaper =
    listed.some(({ taskName }) => jobsOnPaper.test(taskName)) ||
    said.some(({ sentence }) => saysJobsOnPaper(sentence));
  const rules = [
    ...saidOf('approval').map(bindingRule(listed)),
    ...said
      .flatMap(({ sentence }) => (endedAttempt.test(sentence) ? [sentence] : []))
      .map(bindingAttempt(listed)),
  ];
  const [agreement] = saidOf('agreement');
  const noLearning = saidOf('noPublicAi').length > 0;
  return ({ names, sources }) => {
    const reads = (held: readonly string[]) => held.some((source) => sources?.includes(source));
    const used = systems.filter((system) => reads(system.sources)).slice(0, mostSystems);
    const data = stays.find((one) => reads(one.sources) || one.work.test(names));
    const readsClients = sources?.length === 0 || sources?.some((source) => ofClients.has(source));
    return [
      ...(used.length > 0 ? [`It draws on your data in ${listInWords(used.map(({ name }) => name))}.`] : []),
      ...(pricesAreInAHead && sources && isPricedWork(names)
        ? ['Its price rules aren’t written down. Do that first.']
        : []),
      ...(movesOnPaper && names.includes(orderStatus)
        ? ['Your jobs move on paper. First, scan or tap each step.']
        : []),
      ...(data ? [`It reads ${data.word}: run it on your own server, or leave that out.`] : []),
      ...(noLearning && readsClients ? ['No tool for this learns from your data.'] : []),
      ...(agreement && (aboutServed.test(agreement) ? readsClients || aboutServed.test(names) : sources)
        ? [agreementLimit(agreement)]
        : []),
      ...(sources ? rules : []).filter(({ binds }) => binds(names)).map(({ limit }) => limit),
      ...reachOf(reach, names),
    ];
  };
}

/** A word that more of the listed tasks share tells none of them. */
const mostBound = 2;

/**
 * Returns a function that finds, by the stems of a client's sentence, which work it is about: that of the listed task that
 * shares most of them. A sentence that names no listed work binds none.
 * @param fewest stems that have to be shared
 */
function bindingWords(listed: readonly TaskInput[], stems: readonly string[], fewest: number) {
  const shared = (names: string) => {
    const own = distinctiveWords(names);
    return stems.filter((stem) => own.has(stem)).length;
  };
  const counts = listed.map((task) => shared(`${task.taskName} ${workName(task)}`));
  const most = Math.max(0, ...counts);
  if (most < fewest || counts.filter((count) => count === most).length > mostBound) return () => false;
  return (names: string) => shared(names) >= most;
}

const bindingRule = (listed: readonly TaskInput[]) => (sentence: string) => ({
  limit: approvalLimit(sentence),
  binds: bindingWords(listed, workToApprove(sentence), 1),
});

/** A sentence about an attempt says more than what was tried, so that one word in common isn't enough. */
const bindingAttempt = (listed: readonly TaskInput[]) => (sentence: string) => ({
  limit: `It touches what you told us: ${quotedSentence(sentence, quoteLength)} Before you buy a tool, make sure this can’t happen again.`,
  binds: bindingWords(listed, [...distinctiveWords(sentence)], 2),
});
