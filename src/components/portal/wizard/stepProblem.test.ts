import { describe, expect, it } from 'vitest';
import { stepNumbers } from '@/domain/analysis/wizardSteps';
import { firstIncompleteStep, stepProblem } from './stepProblem';
import { hasAnswers, newTaskDraft, noAnswers, type WizardAnswers } from '@/domain/analysis/wizardAnswers';
import { completeAnswers } from './wizardFixture';

const withChange = (change: Partial<WizardAnswers>): WizardAnswers => ({ ...completeAnswers, ...change });

describe('the gates of the eleven steps', () => {
  it('are all open for complete answers', () => {
    expect(stepNumbers.filter((step) => stepProblem(step, completeAnswers))).toEqual([]);
    expect(firstIncompleteStep(completeAnswers)).toBeUndefined();
  });

  it('are closed on every step but the optional last one while nothing is answered', () => {
    expect(stepNumbers.filter((step) => stepProblem(step, noAnswers))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it.each([
    [1, { listName: '   ' }],
    [1, { listName: 'x'.repeat(31) }],
    [2, { industry: '\n' }],
    [2, { industry: 'x'.repeat(121) }],
    [3, { goals: 'x'.repeat(2001) }],
    [6, { bottlenecks: 'x'.repeat(2001) }],
    [7, { unaddedDataType: 'half typed' }],
    [11, { additionalContext: 'x'.repeat(2001) }],
  ] as const)('step %i refuses %o', (step, change) => {
    expect(stepProblem(step, withChange(change))?.message).toBeTruthy();
  });

  it.each([
    [1, { listName: ` ${'x'.repeat(30)} ` }],
    [3, { goals: 'x'.repeat(2000) }],
    [11, { additionalContext: 'x'.repeat(2000) }],
  ] as const)('step %i takes its longest text', (step, change) => {
    expect(stepProblem(step, withChange(change))).toBeNull();
  });

  it('names the field of the first task whose numbers can’t be used', () => {
    const draft = newTaskDraft('Qualifying inbound leads');
    const tasks = { Sales: [draft, { ...draft, taskName: 'Second', salary: '29999' }] };
    expect(stepProblem(5, withChange({ tasks }))).toMatchObject({ field: 'wizard-task-1-1-salary' });
  });

  it('counts no tasks of departments that are not selected', () => {
    expect(stepProblem(5, withChange({ departments: ['Marketing'] }))?.field).toBe('wizard-tasks');
  });

  it('wants a typed task to be added or cleared', () => {
    expect(stepProblem(5, withChange({ unaddedTasks: { Sales: 'Count barrels' } }))?.field).toBe(
      'wizard-ownTask-1',
    );
  });
});

describe('hasAnswers', () => {
  it('is false for untouched and blank answers only', () => {
    expect(hasAnswers(noAnswers)).toBe(false);
    expect(hasAnswers({ ...noAnswers, goals: '  ' })).toBe(false);
    expect(hasAnswers({ ...noAnswers, departments: ['Sales'] })).toBe(true);
    expect(hasAnswers({ ...noAnswers, currentAiUsage: 'no' })).toBe(true);
    expect(hasAnswers({ ...noAnswers, unaddedTasks: { Sales: 'x' } })).toBe(true);
  });
});
