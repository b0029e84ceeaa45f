import { describe, expect, it } from 'vitest';
import type { AnalysisDraft } from '@/schemas/analysisDraft';
import { keyInRun } from './submissionKey';
import { submittedBody } from './useWizard';
import { toAnalysisBody } from './toAnalysisBody';
import { completeAnswers } from './wizardFixture';

const body = toAnalysisBody(completeAnswers);
const draft: AnalysisDraft = {
  key: 'run-0001',
  answers: completeAnswers,
  step: 11,
  furthestStep: 11,
  generating: keyInRun('run-0001', JSON.stringify(body)),
};

describe('submittedBody', () => {
  it('is the request of the draft that is being made an analysis of', () => {
    expect(submittedBody(draft)).toEqual(body);
  });

  it.each([
    ['nothing is made', { generating: null }],
    ['answers were changed since', { answers: { ...completeAnswers, goals: 'Another' } }],
    ['another run is made', { key: 'run-0002' }],
    ['the draft is not complete', { answers: { goals: 'x' } }],
  ])('is nothing when %s', (_name, change) => {
    expect(submittedBody({ ...draft, ...change })).toBeNull();
  });
});
