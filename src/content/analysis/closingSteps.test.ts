import { describe, expect, it } from 'vitest';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { lawOffice } from '@/domain/analysis/fixtures/lawOffice';
import { planOfAnswers } from '@/domain/analysis/fixtures/planOfAnswers';
import type { AnalysisAnswers } from '@/domain/analysis/types';
import { printedTexts } from '../printed';
import { closingSteps } from './closingSteps';
import { planSummary } from './planSummary';

const { closing } = printedTexts;
const stepsOf = (answers: AnalysisAnswers) => {
  const plan = planOfAnswers(answers);
  const facts = { ai_readiness: 'beginner', readiness_audit: null, constraints: [], project_guides: [] };
  return closingSteps(plan, planSummary(plan, facts).first);
};
const oneTask = (hours: number): AnalysisAnswers => ({
  ...distributor,
  departments: ['Sales'],
  departmentTasks: {
    Sales: [{ taskName: 'Entering customer orders', teamSize: 1, hours, frequency: 'Week', salary: 40_000 }],
  },
});

describe('what a report ends with', () => {
  it('decides on the next project where several pay', () => {
    expect(stepsOf(lawOffice)).toEqual([
      'Begin with “Generate standard agreements from deal details.”',
      closing.check,
      closing.decide,
    ]);
  });

  it('speaks of no next project where one pays', () => {
    expect(stepsOf(oneTask(20)).at(-1)).toBe(closing.decideAlone);
    expect(closing.decideAlone).not.toContain('next');
  });

  it('measures where nothing pays', () => {
    expect(stepsOf(oneTask(1))).toEqual([closing.measure, closing.check, closing.later]);
  });
});
