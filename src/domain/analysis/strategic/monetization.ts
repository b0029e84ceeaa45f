import { whomTheyServe } from '../catalogue/whomTheyServe';
import type { AnalysisAnswers } from '../types';
import type { StrategicDraft } from './StrategicDraft';

const assumptionsOf = (many: string): string =>
  `TBD: ask five ${many} whether they would sign and at what price, and compare that with your costs.`;

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
      description: `Pick one question your ${many} keep asking, and build the smallest service that answers it. Sell it to three of them before you build more.`,
      department: 'Product / Service Development',
      phase: 4,
      complexity: 'High',
      assumptions: assumptionsOf(many),
    };
  }
  return {
    name: monetizationNames.question,
    description: `You weren’t sure about selling what you know. Ask five ${many} what they would pay for. That costs less than any prototype.`,
    department: 'Product / Service Development',
    phase: 3,
    complexity: 'Low',
    assumptions: assumptionsOf(many),
  };
}
