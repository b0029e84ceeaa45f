import { dataSourceGroups, firstLookAt } from '../catalogue/dataSources';
import { stableId } from '../stableId';
import { baselineName } from '../strategic/baseline';
import { bottleneckThemes } from '../strategic/bottleneckThemes';
import { walkThroughNames } from '../strategic/bottleneckWalkThrough';
import { customerInsightNames } from '../strategic/customerInsight';
import { dataFoundationName } from '../strategic/dataFoundation';
import { freedHoursName } from '../strategic/freedHours';
import { keepKnowledgeName } from '../strategic/keepKnowledge';
import { monetizationNames } from '../strategic/monetization';
import { proofName } from '../strategic/proofOnOwnCases';
import { safeUseNames } from '../strategic/safeUse';
import { systemAccessName } from '../strategic/systemAccess';

/** The guide of an opportunity without a task. */
export interface StrategicGuide {
  firstStep: string;
  measure: string;
  risk: string;
  answer: string;
}

interface GuideForTasks extends Omit<StrategicGuide, 'firstStep'> {
  firstStep: string | ((listed: ListedWork) => string);
}

/** Facts about the client's listed work that affect the wording of first steps. */
export interface ListedWork {
  taskCount: number;
  /** Whether one person does all of it and so has no team to ask. */
  isAlone: boolean;
}

const safeUse: GuideForTasks = {
  firstStep: ({ isAlone }) =>
    isAlone
      ? 'List the AI tools that are used or wanted, and what would be typed into them.'
      : 'Ask each team which AI tools it uses or would like to use, and what would be typed into them.',
  measure: 'It works when people ask before they enter something new: count those questions each month.',
  risk: 'Rules that nobody reads.',
  answer: 'One page, five examples from your own work, and one name to ask.',
};

const walkThrough: GuideForTasks = {
  firstStep: ({ isAlone }) =>
    isAlone
      ? 'Choose three cases that ended last month, and write down each day of theirs on which something was done.'
      : 'Choose three cases that ended last month, and bring those who handled them to one table.',
  measure: 'Days from start to end, and on how many of them the case only waited.',
  risk: 'The talk stays general.',
  answer: 'Follow real cases with their dates; opinions come afterward.',
};

const dataFoundation = (source: string): StrategicGuide => ({
  firstStep: `Find out where it lives today and who changes it, and take ${firstLookAt(source)} of it as a file.`,
  measure:
    firstLookAt(source) === 'one month'
      ? 'The part of last month’s entries that is complete.'
      : 'The part of a sample that is complete and still holds true.',
  risk: 'Cleaning up has no end.',
  answer: 'Clean only what the named tasks read; the rest stays as it is.',
});

const fewTasks = ['the task you listed', 'the two tasks', 'the three tasks'];

const takeMinutes = ({ taskCount, isAlone }: ListedWork): string => {
  const few = fewTasks[taskCount - 1];
  if (isAlone) return `Note the minutes of ${few ?? 'the three tasks with the most hours'} for two weeks.`;
  return few
    ? `Have those who do ${few} note the minutes for two weeks.`
    : 'Take the three tasks with the most hours and have those who do them note the minutes for two weeks.';
};

const guides: readonly (readonly [name: string, GuideForTasks])[] = [
  [safeUseNames.inUse, safeUse],
  [safeUseNames.before, safeUse],
  [
    keepKnowledgeName,
    {
      firstStep: 'Block one hour a week with this person and list the ten cases that only they can handle.',
      measure: 'Cases that wait because this person is out, counted each month.',
      risk: 'The last day comes before the recordings do.',
      answer: 'Start with the three cases that cost the most when they wait.',
    },
  ],
  [walkThroughNames.named, walkThrough],
  [walkThroughNames.unnamed, walkThrough],
  [
    baselineName,
    {
      firstStep: takeMinutes,
      measure: 'It works when every project has a figure from before it began.',
      risk: 'Once a project runs, nobody writes numbers down.',
      answer:
        'Take them from your systems where they exist; for the rest one person needs ten minutes every Friday.',
    },
  ],
  [
    customerInsightNames.monthlyList,
    {
      firstStep: 'Put one month of messages into one folder, with the names taken out.',
      measure: 'Topics fixed in a quarter, and complaints about them before and after.',
      risk: 'The list is read and nothing is done.',
      answer: 'Three topics a month, each with a name and a date; the rest waits.',
    },
  ],
  [
    customerInsightNames.smallTest,
    {
      firstStep: 'Export the latest 200 messages and take the names out.',
      measure: 'How many of the topics were news to you.',
      risk: 'The topics turn out to be those you knew.',
      answer: 'Then stop: the test has done its work.',
    },
  ],
  [
    monetizationNames.pilot,
    {
      firstStep: 'Ask five customers which question they would pay to have answered.',
      measure: 'Three signed orders before anything larger is built.',
      risk: 'The data may not be yours to sell.',
      answer: 'Have your contracts checked for this use before the first talk.',
    },
  ],
  [
    monetizationNames.question,
    {
      firstStep: 'Call one customer this week and ask what they would pay to know.',
      measure: 'Five answers with a price in them.',
      risk: 'People are polite about ideas.',
      answer: 'Ask for an order and not for an opinion.',
    },
  ],
  [
    proofName,
    {
      firstStep: 'Draw twenty finished cases at random, and write down beforehand what would convince you.',
      measure: 'Errors and minutes for each case, both ways, judged without knowing which is which.',
      risk: 'Only easy cases are tried.',
      answer: 'Let whoever doubts it most choose half of them.',
    },
  ],
  [
    freedHoursName,
    {
      firstStep: 'List the work that has been left undone for a month.',
      measure: 'Hours that went where you said they would, once a quarter.',
      risk: 'A promise that can’t be kept.',
      answer: 'Promise only what you decide yourself, in writing, before the first project.',
    },
  ],
  [
    systemAccessName,
    {
      firstStep:
        'Ask whoever supports it (the vendor, or who knows its database) which exports, reports and interfaces there are, and what each costs.',
      measure: 'One file a night that software can read.',
      risk: 'An interface is paid for before anything uses it.',
      answer: 'Begin with the nightly export.',
    },
  ],
  ...dataSourceGroups
    .flatMap(({ sources }) => sources)
    .map((source) => [dataFoundationName(source), dataFoundation(source)] as const),
  ...bottleneckThemes.map(
    ({ name, measure }) =>
      [
        name,
        {
          firstStep: `Count this first: ${measure}.`,
          measure: `Take the same count again three months after the start of “${name}.”`,
          risk: 'It grows before anything has been counted.',
          answer: 'Two weeks of counting, then decide; stop if the figure is small.',
        },
      ] as const,
  ),
];

/** Finds the guide by id, since a language model may have changed the name. Undefined for ideas of older analyses. */
export function strategicGuide(opportunity: IdOfOpportunity, listed: ListedWork): StrategicGuide | undefined {
  const guide = guides.find(([name]) => isAbout(opportunity, name))?.[1];
  if (!guide) return undefined;
  const { firstStep } = guide;
  return { ...guide, firstStep: typeof firstStep === 'string' ? firstStep : firstStep(listed) };
}

interface IdOfOpportunity {
  id: string;
  department: string;
}

/** Whether the engine derived an opportunity's id from this name. */
export const isAbout = (opportunity: IdOfOpportunity, name: string): boolean =>
  isAboutIn([opportunity.department], name)(opportunity);

/** Does the same for all opportunities of these departments, computing the id only once per department. */
export function isAboutIn(
  departments: Iterable<string>,
  name: string,
): (opportunity: IdOfOpportunity) => boolean {
  const ids = new Map(Array.from(departments, (department) => [department, stableId(department, name)]));
  return ({ id, department }) => id.replace(/~\d+$/u, '') === ids.get(department);
}
