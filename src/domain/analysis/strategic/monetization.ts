import { whomTheyServe } from '../catalogue/whomTheyServe';
import type { AnalysisAnswers } from '../types';
import { toBeMeasured, type StrategicDraft } from './StrategicDraft';

const measureOf = (many: string): string =>
  `how many of ten ${many} asked would sign for it, at what price, and what it costs you to run`;

export const monetizationNames = {
  pilot: 'Pilot one paid offer built on what you know',
  question: 'Find out whether anyone would pay for what you know',
} as const;

/** Builds the opportunity to sell the business's knowledge or data; undefined if the client answered no. */
export function monetization({ monetization: plans, industry }: AnalysisAnswers): StrategicDraft | undefined {
  if (plans === 'no') return undefined;
  const many = whomTheyServe(industry);
  if (plans === 'yes') {
    return {
      name: monetizationNames.pilot,
      description:
        `You plan to earn money with AI. Pick one question that your ${many} keep asking, build the smallest ` +
        'service that answers it from your own records, and sell it to three of them before anything larger is ' +
        'built. Check first that your contracts allow this use of the data.',
      department: 'Product / Service Development',
      phase: 4,
      complexity: 'High',
      assumptions: toBeMeasured(measureOf(many)),
    };
  }
  return {
    name: monetizationNames.question,
    description:
      `You weren’t sure about earning money with AI. Ask five of your ${many} what they would pay to know or to ` +
      'have done for them: that answers it for less than any prototype would.',
    department: 'Product / Service Development',
    phase: 3,
    complexity: 'Low',
    assumptions: toBeMeasured(measureOf(many)),
  };
}
