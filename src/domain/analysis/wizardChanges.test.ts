import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { departmentNames } from './types';
import { newTaskDraft, noAnswers, type WizardAnswers } from './wizardAnswers';
import { addChanges, wizardChangesBetween, isUnchanged, withChanges } from './wizardChanges';

const anyAnswers: fc.Arbitrary<WizardAnswers> = fc
  .record({
    listName: fc.string(),
    goals: fc.string(),
    departments: fc.subarray([...departmentNames]),
    tasks: fc.dictionary(fc.constantFrom(...departmentNames), fc.array(fc.string().map(newTaskDraft))),
    unaddedTasks: fc.dictionary(fc.constantFrom(...departmentNames), fc.string()),
    dataTypes: fc.array(fc.string()),
  })
  .map((some) => ({ ...noAnswers, ...some }));

/** Departments without tasks mean nothing. */
const withoutEmptyOnes = (answers: WizardAnswers) => ({
  ...answers,
  tasks: Object.fromEntries(Object.entries(answers.tasks).filter(([, tasks]) => tasks.length > 0)),
  unaddedTasks: Object.fromEntries(Object.entries(answers.unaddedTasks).filter(([, text]) => text !== '')),
});

describe('the changes of the wizard', () => {
  it('lead from any answers to any others, and at once or one after the other to the same', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, anyAnswers, (one, two, three) => {
        const first = wizardChangesBetween(one, two);
        const second = wizardChangesBetween(two, three);
        expect(withoutEmptyOnes(withChanges(one, first))).toEqual(withoutEmptyOnes(two));
        const atOnce = withChanges(one, addChanges(first, second));
        expect(withoutEmptyOnes(atOnce)).toEqual(withoutEmptyOnes(three));
        expect(isUnchanged(wizardChangesBetween(atOnce, three))).toBe(true);
      }),
    );
  });

  it('name a department alone, so that another device’s tasks of another one stay', () => {
    const before = {
      ...noAnswers,
      tasks: { Sales: [newTaskDraft('Quotes')], Marketing: [newTaskDraft('Ads')] },
      unaddedTasks: { Sales: 'half typed', Marketing: 'typed' },
    };
    const here = {
      ...before,
      tasks: { Marketing: before.tasks.Marketing },
      unaddedTasks: { Marketing: 'typed' },
    };
    expect(wizardChangesBetween(before, here)).toEqual({ tasks: { Sales: [] }, unaddedTasks: { Sales: '' } });
    const elsewhere = withChanges(before, { tasks: { Marketing: [newTaskDraft('Mailings')] } });
    expect(withChanges(elsewhere, { tasks: { Sales: [] } }).tasks).toEqual({
      Sales: [],
      Marketing: [newTaskDraft('Mailings')],
    });
  });

  it('are only what somebody gave', () => {
    expect(addChanges({ goals: 'Grow' }, { listName: 'Spring' })).toEqual({
      goals: 'Grow',
      listName: 'Spring',
    });
    expect(isUnchanged(addChanges({}, {}))).toBe(true);
    expect(isUnchanged({ goals: '' })).toBe(false);
  });

  it('don’t mind the order in which a database gives keys back', () => {
    const task = newTaskDraft('Quotes');
    const turned = Object.fromEntries(Object.entries(task).toReversed()) as unknown as typeof task;
    const before = { ...noAnswers, tasks: { Sales: [task] } };
    expect(wizardChangesBetween(before, { ...noAnswers, tasks: { Sales: [turned] } })).toEqual({});
  });
});
