import { automatableShare, type SharePercents } from '../analysis/automatableShare';
import { departments } from '../analysis/catalogue/departments';
import { assumedReadiness } from '../analysis/readinessOfScore';
import type { DepartmentName } from '../analysis/types';

/** A task that a visitor can get a first figure for, with the shares that the engine would take. */
export interface FigureTask {
  department: DepartmentName;
  name: string;
  percents: SharePercents;
}

/** Work that most firms have, in the order in which it is offered. */
const offered: readonly string[] = [
  'Processing supplier invoices',
  'Entering customer orders',
  'Preparing quotes and proposals',
  'Answering the phone and taking messages',
  'Booking and changing appointments',
  'Writing monthly management reports',
];

/**
 * The tasks of the first figure, by the catalogue: with all data at hand, no AI in use yet, and readiness assumed, as an
 * analysis would count them that says so.
 */
export const figureTasks = (): FigureTask[] =>
  offered.flatMap((name) =>
    departments.flatMap(({ name: department, tasks }) =>
      tasks
        .filter((task) => task.name === name)
        .map(({ profile }) => {
          const coverage = { atHand: [...profile.sources], missing: [], ratio: 1 };
          const setting = { aiReadiness: assumedReadiness, currentAiUsage: 'no' } as const;
          return { department, name, percents: automatableShare(profile, coverage, setting) };
        }),
    ),
  );
