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

/** Risks of such projects, most severe first. Each answer is something a firm can do by itself. */
export const taskRisks: readonly TaskRisk[] = [
  {
    applies: ({ inCatalogue }) => !inCatalogue,
    risk: 'The share is a guess until somebody has watched the work.',
    answer: 'Follow three real cases before anything is bought, and count again.',
  },
  {
    applies: ({ coverage }) => coverage.ratio === 0,
    risk: 'Nothing it would read is at hand yet.',
    answer:
      'Begin to collect it now, and set the date on which the project is dropped if there is still too little.',
  },
  {
    applies: ({ profile }) => profile.digital <= 2,
    risk: 'What arrives on paper or by phone never reaches the software.',
    answer: 'Agree on one way in before it starts: a form, a scan, or a note taken during the call.',
  },
  {
    applies: ({ profile }) => profile.judgement >= 4,
    risk: 'A wrong result reads as well as a right one.',
    answer: 'For the first three months an expert signs each one, and every correction is written down.',
  },
  {
    applies: ({ profile }) => profile.variation >= 4,
    risk: 'Common cases work, and odd ones go wrong without anybody noticing.',
    answer: 'List the ten oddest cases of last year; those stay with people until the rest runs well.',
  },
  {
    applies: ({ teamSize }) => teamSize >= 10,
    risk: 'Half of the team goes on as before.',
    answer: 'Begin with three people who want it, let them show the others, and end the old way on a date.',
  },
  {
    applies: ({ coverage }) => coverage.missing.length > 0,
    risk: 'It starts with part of its data and is right less often where the rest is missing.',
    answer: 'Let it say what it couldn’t check, and send those cases to a person.',
  },
  {
    applies: ({ profile }) => profile.judgement === 3,
    risk: 'People stop reading what they approve.',
    answer: 'Slip in a few known mistakes each month, and see who finds them.',
  },
  {
    applies: ({ solution }) => solution === 'built',
    risk: 'Software built around your work has to be kept up.',
    answer: 'Settle before the order who maintains it, what that costs, and that code and data are yours.',
  },
  {
    applies: ({ isAlone }) => isAlone,
    risk: 'One person does the work, and it stands still while they are away.',
    answer: 'Have the rules written down while it is set up, so that somebody else could run it for a week.',
  },
  {
    applies: ({ teamSize, isAlone }) => teamSize === 1 && !isAlone,
    risk: 'One person does the work, and what they know leaves with them.',
    answer: 'Have the rules written down while it is set up, and let a second person run it for a week.',
  },
  {
    applies: ({ solution }) => solution === 'ready',
    risk: 'A bought tool may change its price or its terms.',
    answer: 'Try its export before you sign: what can be taken along is what you own.',
  },
  {
    applies: () => true,
    risk: 'The minutes saved are spent without anybody noticing.',
    answer: 'Say beforehand what they are for, and look at the figure every month.',
  },
];
