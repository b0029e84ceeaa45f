import { dataSourceGroups, firstLookAt } from '../catalogue/dataSources';
import { stableId } from '../stableId';
import { baselineName } from '../strategic/baseline';
import { bottleneckThemes } from '../strategic/bottleneckThemes';
import { walkThroughNames } from '../strategic/bottleneckWalkThrough';
import { customerInsightNames } from '../strategic/customerInsight';
import { dataFoundationName } from '../strategic/dataFoundation';
import { freedHoursName } from '../strategic/freedHours';
import { captureKnowledgeName } from '../strategic/captureKnowledge';
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
      ? 'List the AI tools you use or want, and the data you would enter.'
      : 'Ask each team which AI tools it uses or wants, and what data it would enter.',
  measure: 'People ask before they enter something new. Count those questions each month.',
  risk: 'Nobody reads the rules.',
  answer: 'Keep it to one page, with five examples from your own work and one person to ask.',
};

const walkThrough: GuideForTasks = {
  firstStep: ({ isAlone }) =>
    isAlone
      ? 'Pick three cases that closed last month, and list the days on which something happened.'
      : 'Pick three cases that closed last month, and bring the people who handled them to one table.',
  measure: 'Days from start to finish, and how many of those the case only waited.',
  risk: 'The talk stays general.',
  answer: 'Go through real cases, date by date, before you discuss opinions.',
};

const dataFoundation = (source: string): StrategicGuide => ({
  firstStep: `Find out where it lives today and who updates it, and export ${firstLookAt(source)}.`,
  measure:
    firstLookAt(source) === 'one month'
      ? 'The share of last month’s entries that is complete.'
      : 'The share of a sample that is complete and up to date.',
  risk: 'The cleanup never ends.',
  answer: 'Clean only what these tasks use, and leave the rest.',
});

const fewTasks = ['the task you listed', 'the two tasks', 'the three tasks'];

const takeMinutes = ({ taskCount, isAlone }: ListedWork): string => {
  const few = fewTasks[taskCount - 1];
  const timed = few ?? 'the three tasks with the most hours';
  return isAlone
    ? `Time ${timed} for two weeks.`
    : `Ask the people who do ${timed} to note their minutes for two weeks.`;
};

const guides: readonly (readonly [name: string, GuideForTasks])[] = [
  [safeUseNames.inUse, safeUse],
  [safeUseNames.before, safeUse],
  [
    captureKnowledgeName,
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
      measure: 'Every project has a number from before it started.',
      risk: 'Nobody writes numbers down after a project starts.',
      answer:
        'Pull them from your systems where you can. One person notes the rest in ten minutes every Friday.',
    },
  ],
  [
    customerInsightNames.monthlyList,
    {
      firstStep: 'Put one month of messages into one folder and take the names out.',
      measure: 'Topics fixed each quarter, and complaints about them before and after.',
      risk: 'People read the list and nothing happens.',
      answer: 'Pick three topics a month, each with a name and a date.',
    },
  ],
  [
    customerInsightNames.smallTest,
    {
      firstStep: 'Export the latest 200 messages and take the names out.',
      measure: 'The number of topics that were news to you.',
      risk: 'You already knew every topic.',
      answer: 'Then stop, because the test did its job.',
    },
  ],
  [
    monetizationNames.pilot,
    {
      firstStep: 'Ask five customers which question they would pay you to answer.',
      measure: 'Three signed orders before you build anything larger.',
      risk: 'You may not be allowed to sell this data.',
      answer: 'Have a lawyer check your contracts before the first sales call.',
    },
  ],
  [
    monetizationNames.question,
    {
      firstStep: 'Call one customer this week and ask what they would pay to know.',
      measure: 'Five answers with a price in them.',
      risk: 'People are polite about ideas.',
      answer: 'Ask for an order, not an opinion.',
    },
  ],
  [
    proofName,
    {
      firstStep: 'Draw 20 finished cases at random, and write down what would convince you.',
      measure: 'Errors and minutes for each case, judged without knowing which is which.',
      risk: 'You only test easy cases.',
      answer: 'Let the biggest skeptic pick half of them.',
    },
  ],
  [
    freedHoursName,
    {
      firstStep: 'List the work that nobody got to last month.',
      measure: 'The hours that went where you said they would. Check once a quarter.',
      risk: 'You make a promise you can’t keep.',
      answer: 'Promise only what you control, in writing, before the first project.',
    },
  ],
  [
    systemAccessName,
    {
      firstStep:
        'Ask the vendor, or whoever knows the database, which exports and interfaces it has and what each costs.',
      measure: 'You get one readable file every night.',
      risk: 'You pay for an interface before anything uses it.',
      answer: 'Start with the nightly export.',
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
          firstStep: `Count for a month: ${measure}.`,
          measure: `Count again three months after you start “${name}.”`,
          risk: 'You build it before you know the number.',
          answer: 'Count first, so that you know what it has to beat.',
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

/** Whether the engine derived an opportunity's id from this name or its former one. */
export const isAbout = (opportunity: IdOfOpportunity, name: string): boolean =>
  isAboutIn([opportunity.department], name)(opportunity);

/** The names in analyses that are stored. */
const formerNames: ReadonlyMap<string, string> = new Map([
  [systemAccessName, 'Settle how data gets out of your current systems'],
  [customerInsightNames.smallTest, 'Test on 200 messages what customers can teach you'],
  ['Schedule people and appointments in one place', 'Plan people and appointments in one place'],
  ['Keep every deadline in one list', 'Put every deadline and duty into one register'],
  ['Spot customers who are drifting away', 'Notice customers who are drifting away'],
  ['Shorten meetings and track what was agreed', 'Make meetings shorter and their results findable'],
  ['Track what suppliers promise and deliver', 'Keep a record of what suppliers promise and deliver'],
  [
    'Get everything from new customers before day one',
    'Collect what new customers must provide before day one',
  ],
  ['Get paid sooner after the work is done', 'Shorten the time from finished work to money in the bank'],
  ['Fill open positions faster', 'Shorten the path from open position to first day'],
  ...dataSourceGroups
    .flatMap(({ sources }) => sources)
    .map((source) => [dataFoundationName(source), `Bring your data into usable form: ${source}`] as const),
]);

/** Does the same for all opportunities of these departments, computing the id only once per department. */
export function isAboutIn(
  departments: Iterable<string>,
  name: string,
): (opportunity: IdOfOpportunity) => boolean {
  const names = [name, formerNames.get(name) ?? name];
  const ids = new Map(
    Array.from(departments, (department) => [department, names.map((one) => stableId(department, one))]),
  );
  return ({ id, department }) => ids.get(department)?.includes(id.replace(/~\d+$/u, '')) ?? false;
}
