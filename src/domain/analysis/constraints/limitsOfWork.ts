import type { NamedSystem } from '../catalogue/namedSystems';
import { jobsOnPaper, orderStatus, saysJobsOnPaper } from '../incoming/jobsOnPaper';
import { listInWords } from '../inWords';
import { partsOf } from '../matching/partsOf';
import { isAboutPrices, quotes } from '../strategic/captureKnowledge';
import type { AnalysisAnswers } from '../types';
import type { ConstraintKind } from './constraintKinds';
import { namedDataIn } from './namedData';
import { reachOf } from './reach';
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
 * hold its data, data that stays on own machines, tools that learn, and how its people can be reached.
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
  const noLearning = saidOf('noPublicAi').length > 0;
  return ({ names, sources }) => {
    const reads = (held: readonly string[]) => held.some((source) => sources?.includes(source));
    const used = systems.filter((system) => reads(system.sources)).slice(0, mostSystems);
    const data = stays.find((one) => reads(one.sources) || one.work.test(names));
    const readsClients = sources?.length === 0 || sources?.some((source) => ofClients.has(source));
    return [
      ...(used.length > 0
        ? [`It works with your data in ${listInWords(used.map(({ name }) => name))}.`]
        : []),
      ...(pricesAreInAHead && sources && quotes.test(names)
        ? ['Its price rules aren’t written down. Do that first.']
        : []),
      ...(movesOnPaper && names.includes(orderStatus)
        ? ['Your jobs move on paper. First, scan or tap each step.']
        : []),
      ...(data ? [`It reads ${data.word}: run it on your own server, or leave that out.`] : []),
      ...(noLearning && readsClients ? ['It uses no tool that learns from your data.'] : []),
      ...reachOf(reach, names),
    ];
  };
}
