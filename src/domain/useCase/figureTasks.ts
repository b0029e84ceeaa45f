import { automatableShare, type SharePercents } from '../analysis/automatableShare';
import { departments } from '../analysis/catalogue/departments';
import { assumedReadiness } from '../analysis/readinessOfScore';
import type { DepartmentName } from '../analysis/types';

/** A task for which a visitor can get a first figure, with the shares that the engine would use. */
export interface FigureTask {
  department: DepartmentName;
  name: string;
  percents: SharePercents;
}

/** Work that most firms have, in display order. */
const offered: readonly string[] = [
  'Processing supplier invoices',
  'Entering customer orders',
  'Preparing quotes and proposals',
  'Answering the phone and taking messages',
  'Booking and changing appointments',
  'Writing monthly management reports',
];

/**
 * Returns the tasks for the first figure from the catalogue. Assumes that all data is available, no AI is in use yet,
 * and readiness is default, like an analysis with these answers.
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
