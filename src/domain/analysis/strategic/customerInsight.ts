import { whomTheyServe } from '../catalogue/whomTheyServe';
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
  smallTest: 'Test what 200 customer messages can teach you',
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
  const held = sourceCoverage(customerVoices, available).atHand.slice(0, 2);
  return answers.customerInsights === 'yes'
    ? monthlyList(department, held, answers.industry)
    : smallTest(department, held);
}

function monthlyList(department: string, held: readonly string[], industry: string): StrategicDraft {
  const many = whomTheyServe(industry);
  return {
    name: customerInsightNames.monthlyList,
    description: `AI sorts what ${many} ask for and complain about. Each month your team picks three things to fix. ${material(held)}`,
    department,
    phase: 2,
    complexity: 'Medium',
    assumptions: toBeMeasured(`complaints by topic, ${many} you lose, and what each one brought in`),
  };
}

function smallTest(department: string, held: readonly string[]): StrategicDraft {
  return {
    name: customerInsightNames.smallTest,
    description:
      'You weren’t sure about customer insights, so start small. Take the names out, have AI sort the messages, and stop if you learn nothing new. ' +
      material(held),
    department,
    phase: 2,
    complexity: 'Low',
    assumptions: toBeMeasured('the messages about each topic, and what each complaint costs you'),
  };
}

function material(held: readonly string[]): string {
  if (held.length === 0) return 'Start by collecting customer feedback for a few weeks.';
  return `Start with this data: ${held.join(', ')}.`;
}
