import { formatUsd } from '@/format/numbers';
import type { AssessedTask } from '../assessTask';
import { estimateSavings } from '../estimateSavings';
import { automatableShare, type Setting } from '../automatableShare';
import { dataSourceGroups, firstLookAt } from '../catalogue/dataSources';
import { compareText } from '../compareText';
import { companyWide, type StrategicDraft } from './StrategicDraft';

/** A missing source, with the tasks that would benefit from it. */
interface MissingSource {
  source: string;
  tasks: AssessedTask[];
  /** Increase of the expected savings of these tasks, in whole US dollars a year. */
  gainUsd: number;
}

/** Below this gain the data isn't worth a project of its own. */
const worthwhileGainUsd = 2_500;

/** With fewer tasks, the task's own text names the missing data. */
const sharedByTasks = 2;

export const dataFoundationName = (source: string): string => `Get your data ready: ${source}`;

/** Returns the data that one of an analysis's ideas prepares. */
export const sourcesBroughtBy = (ideas: readonly { name: string }[]): ReadonlySet<string> =>
  new Set(
    dataSourceGroups
      .flatMap(({ sources }) => sources)
      .filter((source) => ideas.some(({ name }) => name === dataFoundationName(source))),
  );

/**
 * Builds the opportunity to prepare the missing data source with the largest gain. The gain is computed with the share
 * formula and stated, but not added to any total until the data is available.
 */
export function dataFoundation(tasks: readonly AssessedTask[], setting: Setting): StrategicDraft | undefined {
  const [first] = missingSources(tasks, setting).filter(
    (missing) => missing.tasks.length >= sharedByTasks && missing.gainUsd >= worthwhileGainUsd,
  );
  if (!first) return undefined;
  const { source, gainUsd } = first;
  const names = first.tasks.map(({ input }) => input.taskName);
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names;
  return {
    name: dataFoundationName(source),
    description:
      `${names.length} of your tasks need it: ${shown.join('; ')}. ` +
      'Agree on one place and one owner for it, and leave old or patchy entries behind.',
    department: companyWide,
    phase: 2,
    complexity: 'Medium',
    assumptions:
      `TBD: it could add about ${formatUsd(gainUsd)} a year to these tasks. ` +
      `Check ${firstLookAt(source)} of it for gaps first.`,
  };
}

function missingSources(tasks: readonly AssessedTask[], setting: Setting): MissingSource[] {
  const bySource = new Map<string, MissingSource>();
  for (const task of tasks.filter(({ catalogueName, ruledOut }) => catalogueName && !ruledOut)) {
    for (const source of task.coverage.missing) {
      const entry = bySource.get(source) ?? { source, tasks: [], gainUsd: 0 };
      entry.tasks.push(task);
      entry.gainUsd += gainFrom(source, task, setting);
      bySource.set(source, entry);
    }
  }
  return [...bySource.values()].sort((a, b) => b.gainUsd - a.gainUsd || compareText(a.source, b.source));
}

function gainFrom(source: string, task: AssessedTask, setting: Setting): number {
  const { atHand, missing } = task.coverage;
  const coverage = {
    atHand: [...atHand, source],
    missing: missing.filter((other) => other !== source),
    ratio: (atHand.length + 1) / (atHand.length + missing.length),
  };
  const percents = automatableShare(task.profile, coverage, setting);
  return estimateSavings(task.input, percents.expected).savingsUsd - task.savingsUsd;
}
