import type { DisciplineId } from '@/domain/team/disciplines';

/** Copy of the team page. */
export const team = {
  title: 'Our Team: Six Disciplines on Every Project',
  description:
    'Process analysis, cost modeling, software, testing, security and training: what each discipline does for you, and when it joins the project.',
  heading: 'Six disciplines, and one person who answers for the result',
  lede: 'AI in a smaller firm is one part software and five parts everything around it. So we never staff a project with developers alone.',
  matrixTitle: 'Who does what, and when',
  matrixText: 'You work with the same lead from the first look to the final count.',
  listTitle: 'What each one does for you',
  membersTitle: 'The people',
  membersText: 'Who you will meet, and what they are responsible for.',
  closing: 'Meet us in a 30-minute call',
} as const;

/** Phases of a project. */
export const projectParts = ['Look', 'Price', 'Build', 'Hand over', 'Count again'] as const;

export interface DisciplineContent {
  /** Benefit for the client. */
  text: string;
  /** Its deliverable. */
  result: string;
  /** Indexes into `projectParts`. */
  parts: readonly number[];
}

export const disciplineContent: Readonly<Record<DisciplineId, DisciplineContent>> = {
  process: {
    text: 'Sits with the people who do the work and writes down what really happens, including the exceptions that no manual mentions.',
    result: 'A map of the task: steps, hours, odd cases',
    parts: [0, 1, 4],
  },
  economics: {
    text: 'Turns hours and salaries into dollars, sets the cost of a build against them, and tells you what to leave alone.',
    result: 'A ranked list with payback times',
    parts: [0, 1, 4],
  },
  engineering: {
    text: 'Builds inside the systems you already use: mail, accounting, CRM, phone. As little new software as possible.',
    result: 'Working software in your repository',
    parts: [1, 2, 3],
  },
  evaluation: {
    text: 'Collects real cases from your files and checks every answer against them, before launch and after each change.',
    result: 'A test set with a score you can read',
    parts: [0, 2, 4],
  },
  security: {
    text: 'Decides with you which data may go where, keeps access narrow, and reads the vendor contracts nobody wants to read.',
    result: 'Rules for data and access on one page',
    parts: [0, 1, 2, 3],
  },
  adoption: {
    text: 'Shows people the new way on their own cases, answers what worries them, and stays until it is routine.',
    result: 'Training on your own examples',
    parts: [2, 3, 4],
  },
};
