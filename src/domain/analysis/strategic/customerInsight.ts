import { oneWhomTheyServe, whomTheyServe } from '../catalogue/whomTheyServe';
import { sourceCoverage, type AvailableSources } from '../sourceCoverage';
import type { AnalysisAnswers, DepartmentName } from '../types';
import { toBeMeasured, type StrategicDraft } from './StrategicDraft';

/** Sources with the customers' own words, most informative first; by catalogue name. */
export const customerVoices: readonly string[] = [
  'Customer surveys and feedback',
  'Online reviews and ratings',
  'Support tickets and chat logs',
  'Customer emails',
  'Call recordings and transcripts',
  'Website form submissions',
  'Voicemail and phone messages',
  'Social media posts and comments',
];

export const customerInsightNames = {
  monthlyList: 'Turn customers’ words into a monthly list of fixes',
  smallTest: 'Test on 200 messages what customers can teach you',
} as const;

/** Departments that usually handle customer feedback; the first that the client selected applies. */
const homes: readonly DepartmentName[] = ['Customer Service', 'Marketing', 'Sales'];

/** Builds the opportunity to learn from customer feedback; undefined if the client answered no. */
export function customerInsight(
  answers: AnalysisAnswers,
  available: AvailableSources,
): StrategicDraft | undefined {
  if (answers.customerInsights === 'no') return undefined;
  const department = homes.find((home) => answers.departments.includes(home)) ?? 'Marketing';
  const held = sourceCoverage(customerVoices, available).atHand.slice(0, 3);
  return answers.customerInsights === 'yes'
    ? monthlyList(department, held, answers.industry)
    : smallTest(department, held, answers.industry);
}

function monthlyList(department: string, held: readonly string[], industry: string): StrategicDraft {
  const many = whomTheyServe(industry);
  return {
    name: customerInsightNames.monthlyList,
    description:
      `You said yes to customer insights. ${material(held, many)} Software groups what ${many} ask for and complain ` +
      'about, counts it, and keeps the original wording with each topic. Once a month your team picks the three ' +
      `things to fix and tells the ${many} who raised them.`,
    department,
    phase: 2,
    complexity: 'Medium',
    assumptions: toBeMeasured(
      `complaints by topic, ${many} lost a year, and what an average ${oneWhomTheyServe(industry)} brings in`,
    ),
  };
}

function smallTest(department: string, held: readonly string[], industry: string): StrategicDraft {
  return {
    name: customerInsightNames.smallTest,
    description:
      `You weren’t sure about customer insights, so try it small. ${material(held, whomTheyServe(industry))} Have the latest 200 entries grouped by ` +
      'topic, with names removed, and read the result for an hour: if it tells you nothing new, stop there.',
    department,
    phase: 2,
    complexity: 'Low',
    assumptions: toBeMeasured(
      'how many of the topics were news to you, and what fixing the most frequent one would be worth',
    ),
  };
}

function material(held: readonly string[], many: string): string {
  if (held.length === 0)
    return `You listed nothing in which ${many} speak for themselves, so it begins with collecting that for a few weeks.`;
  return `The material is there: ${held.join(', ')}.`;
}
