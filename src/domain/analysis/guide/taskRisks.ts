import type { SolutionKind } from '../investment/investmentFactors';
import type { SourceCoverage } from '../sourceCoverage';
import type { TaskProfile } from '../types';

/** Facts that determine the risks of a task's project. */
export interface RiskCase {
  inCatalogue: boolean;
  profile: TaskProfile;
  coverage: SourceCoverage;
  teamSize: number;
  solution: SolutionKind;
  /** Whether one person does all listed work, with nobody to ask or delegate to. */
  isAlone: boolean;
}

export interface TaskRisk {
  applies: (project: RiskCase) => boolean;
  risk: string;
  answer: string;
}

/** Begins the risks that state how many people do the work. */
export const onePersonRisk = 'One person does this work';

/** Risks of such projects, most severe first. A firm can do each answer by itself. */
export const taskRisks: readonly TaskRisk[] = [
  {
    applies: ({ inCatalogue }) => !inCatalogue,
    risk: 'Our estimate is rough until someone has watched the work.',
    answer: 'Follow three real cases before you buy anything, then update the numbers.',
  },
  {
    applies: ({ coverage }) => coverage.ratio === 0,
    risk: 'You don’t have the data it needs yet.',
    answer: 'Start collecting it now. Set a date to drop the project if you still have too little.',
  },
  {
    applies: ({ profile }) => profile.digital <= 2,
    risk: 'Work that arrives on paper or by phone never reaches the software.',
    answer: 'Pick one way in before you start: a form, a scan, or a note taken during the call.',
  },
  {
    applies: ({ profile }) => profile.judgement >= 4,
    risk: 'A wrong result looks as good as a right one.',
    answer: 'Have an expert sign each one, and write down every correction for three months.',
  },
  {
    applies: ({ profile }) => profile.variation >= 4,
    risk: 'Common cases work, and odd ones go wrong unnoticed.',
    answer: 'List last year’s ten oddest cases. Keep those with people until the rest runs well.',
  },
  {
    applies: ({ teamSize }) => teamSize >= 10,
    risk: 'Half the team keeps working the old way.',
    answer: 'Start with three people who want it, let them show the others, and set an end date.',
  },
  {
    applies: ({ coverage }) => coverage.missing.length > 0,
    risk: 'It starts with part of its data and makes more mistakes without the rest.',
    answer: 'Have it flag what it couldn’t check, and send those cases to a person.',
  },
  {
    applies: ({ profile }) => profile.judgement === 3,
    risk: 'People start approving without reading.',
    answer: 'Slip in a few known mistakes each month, and see who catches them.',
  },
  {
    applies: ({ solution }) => solution === 'built',
    risk: 'Custom software needs upkeep.',
    answer: 'Agree before you order who maintains it, what that costs, and that you own code and data.',
  },
  {
    applies: ({ isAlone }) => isAlone,
    risk: `${onePersonRisk}, so it stops when they’re away.`,
    answer: 'Write the rules down during setup, so someone else could run it for a week.',
  },
  {
    applies: ({ teamSize, isAlone }) => teamSize === 1 && !isAlone,
    risk: `${onePersonRisk}, and their knowledge leaves with them.`,
    answer: 'Write the rules down during setup, and let a second person run it for a week.',
  },
  {
    applies: ({ solution }) => solution === 'ready',
    risk: 'The vendor raises the price or changes the terms.',
    answer: 'Test the export before you sign, so you can take your data elsewhere.',
  },
  {
    applies: () => true,
    risk: 'The saved minutes disappear into the day.',
    answer: 'Decide beforehand what they’re for, and check the hours every month.',
  },
];
