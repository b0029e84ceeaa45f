import { describe, expect, it } from 'vitest';
import { missingRequiredMessage } from '@/content/portal/wizard';
import { newTaskDraft } from '@/domain/analysis/wizardAnswers';
import { completeAnswers } from './wizardFixture';
import {
  canGoTo,
  wizardStateOf,
  shownProblem,
  wizardReducer,
  type WizardAction,
  type WizardState,
} from './wizardReducer';

const initialWizardState = wizardStateOf({ answers: {}, step: 1, furthestStep: 1 });
const after = (state: WizardState, ...actions: WizardAction[]) => actions.reduce(wizardReducer, state);
const complete: WizardState = { ...initialWizardState, answers: completeAnswers, reached: 11 };

describe('moving between steps', () => {
  it('stays on a step that is not answered and then shows why', () => {
    const stuck = after(initialWizardState, { type: 'next' });
    expect(stuck.step).toBe(1);
    expect(shownProblem(initialWizardState)).toBeNull();
    expect(shownProblem(stuck)?.field).toBe('wizard-listName');
  });

  it('goes on once the step is answered, and the complaint is gone on the next one', () => {
    const moved = after(
      initialWizardState,
      { type: 'next' },
      { type: 'answer', change: { listName: 'A' } },
      { type: 'next' },
    );
    expect(moved).toMatchObject({ step: 2, reached: 2, attempted: false });
  });

  it('walks through eleven steps and no further, and back to the first and no further', () => {
    const next: WizardAction = { type: 'next' };
    const previous: WizardAction = { type: 'previous' };
    const atEnd = after(complete, ...Array<WizardAction>(15).fill(next));
    expect(atEnd.step).toBe(11);
    expect(after(atEnd, ...Array<WizardAction>(15).fill(previous)).step).toBe(1);
  });

  it('goes back to any step, and forward only over answered steps that were shown before', () => {
    const atSeven: WizardState = { ...complete, step: 7, reached: 9 };
    expect(after(atSeven, { type: 'goTo', step: 2 }).step).toBe(2);
    expect(after(atSeven, { type: 'goTo', step: 9 }).step).toBe(9);
    expect(after(atSeven, { type: 'goTo', step: 10 }).step).toBe(7);
    const withoutData = after(atSeven, { type: 'toggleDataType', name: 'CRM records' });
    expect(canGoTo(withoutData, 8)).toBe(false);
    expect(canGoTo(withoutData, 3)).toBe(true);
  });
});

describe('arriving by the browser’s Back and Forward', () => {
  const atSeven: WizardState = { ...complete, step: 7, reached: 9 };
  const arriveAt = (state: WizardState, step: WizardState['step']) => after(state, { type: 'arrive', step });

  it('shows the step of the entry', () => {
    expect(arriveAt(atSeven, 4)).toMatchObject({ step: 4, attempted: false });
    expect(arriveAt({ ...atSeven, attempted: true }, 9)).toMatchObject({ step: 9, attempted: false });
  });

  it('goes as near as it can, and says what is missing there', () => {
    const withoutData = after(atSeven, { type: 'toggleDataType', name: 'CRM records' });
    expect(arriveAt(withoutData, 9)).toMatchObject({ step: 7, attempted: true });
    expect(arriveAt({ ...withoutData, step: 2 }, 9)).toMatchObject({ step: 7, attempted: true });
    expect(shownProblem(arriveAt(atSeven, 11))).toBeNull();
    expect(arriveAt(atSeven, 11).step).toBe(9);
  });
});

describe('the review', () => {
  const edited = after({ ...complete, step: 11 }, { type: 'goTo', step: 3 });

  it('is gone back to from any step, and is where one goes on', () => {
    expect(edited).toMatchObject({ step: 3, reached: 11, isReturned: false });
    const returned = after(edited, { type: 'review' });
    expect(returned).toMatchObject({ step: 11, isReturned: true, attempted: false });
    expect(after(returned, { type: 'previous' })).toMatchObject({ step: 10, isReturned: false });
  });

  it('is not gone back to past what a change left open', () => {
    const open = after(edited, { type: 'toggleDepartment', department: 'Sales' }, { type: 'review' });
    expect(open).toMatchObject({ step: 5, isReturned: false, attempted: true });
    expect(shownProblem(open)?.field).toBe('wizard-tasks');
  });
});

describe('departments and tasks', () => {
  it('starts a ticked task with the default numbers and drops it when unticked', () => {
    const toggle: WizardAction = {
      type: 'toggleTask',
      department: 'Sales',
      taskName: 'Entering customer orders',
    };
    const ticked = after(initialWizardState, toggle);
    expect(ticked.answers.tasks.Sales).toEqual([
      {
        taskName: 'Entering customer orders',
        teamSize: '5',
        hours: '10',
        frequency: 'Week',
        salary: '75000',
      },
    ]);
    expect(after(ticked, toggle).answers.tasks.Sales).toEqual([]);
  });

  it('starts a task that is ticked again with the default numbers', () => {
    const task = { department: 'Sales', taskName: 'Count barrels' } as const;
    const unticked = after(
      initialWizardState,
      { type: 'addTask', ...task },
      { type: 'changeTask', ...task, change: { hours: '3', frequency: 'Month' } },
      { type: 'toggleTask', ...task },
    );
    expect(unticked.answers.tasks.Sales).toEqual([]);
    for (const type of ['toggleTask', 'addTask'] as const)
      expect(after(unticked, { type, ...task }).answers.tasks.Sales, type).toEqual([
        newTaskDraft('Count barrels'),
      ]);
  });

  it('changes one task and leaves the others alone', () => {
    const changed = after(
      initialWizardState,
      { type: 'toggleTask', department: 'Sales', taskName: 'A' },
      { type: 'toggleTask', department: 'Sales', taskName: 'B' },
      { type: 'changeTask', department: 'Sales', taskName: 'B', change: { hours: '3' } },
    );
    expect(changed.answers.tasks.Sales?.map(({ hours }) => hours)).toEqual(['10', '3']);
  });

  it('keeps departments in their order and drops the tasks of a deselected one', () => {
    const two = after(
      initialWizardState,
      { type: 'toggleDepartment', department: 'Marketing' },
      { type: 'toggleDepartment', department: 'Sales' },
      { type: 'toggleTask', department: 'Sales', taskName: 'A' },
      { type: 'typeTask', department: 'Sales', text: 'half typed' },
      { type: 'toggleTask', department: 'Marketing', taskName: 'B' },
      { type: 'typeTask', department: 'Marketing', text: 'half typed too' },
    );
    expect(two.answers.departments).toEqual(['Sales', 'Marketing']);
    const one = after(two, { type: 'toggleDepartment', department: 'Sales' });
    expect(one.answers).toEqual({
      ...two.answers,
      departments: ['Marketing'],
      tasks: { Marketing: [newTaskDraft('B')] },
      unaddedTasks: { Marketing: 'half typed too' },
    });
  });

  it('adds a task in own words once and clears its field', () => {
    const add: WizardAction = { type: 'addTask', department: 'Sales', taskName: 'Count barrels' };
    const added = after(
      initialWizardState,
      { type: 'typeTask', department: 'Sales', text: 'Count barrels' },
      add,
      add,
    );
    expect(added.answers.tasks.Sales).toHaveLength(1);
    expect(added.answers.unaddedTasks.Sales).toBe('');
  });
});

describe('submitting', () => {
  it('goes to the first missing answer and says so until something changes', () => {
    const incomplete = after({ ...complete, step: 11 }, { type: 'answer', change: { goals: ' ' } });
    const refused = after(incomplete, { type: 'submitIncomplete' });
    expect(refused).toMatchObject({ step: 3, attempted: true, refusal: missingRequiredMessage });
    const answered = after(refused, { type: 'answer', change: { goals: 'Grow' } });
    expect(answered.refusal).toBeNull();
  });

  it('says why nothing came of it until a step or an answer is another one, or it is tried again', () => {
    const failure = { kind: 'other', message: 'Too many', isUnanswered: false } as const;
    const failed = after({ ...complete, step: 11 }, { type: 'fail', failure });
    expect(failed).toMatchObject({ step: 11, failure, answers: completeAnswers });
    expect(after(failed, { type: 'adopt', changes: {} }).failure).toEqual(failure);
    const goneAfter: WizardAction[] = [
      { type: 'previous' },
      { type: 'goTo', step: 3 },
      { type: 'answer', change: { goals: 'Grow' } },
      { type: 'fail', failure: null },
    ];
    for (const action of goneAfter) expect(after(failed, action).failure, action.type).toBeNull();
  });

  it('shows the server’s complaint on the step it is about and keeps all answers', () => {
    const refused = after({ ...complete, step: 11 }, { type: 'refuse', step: 6, message: 'Too much' });
    expect(refused).toMatchObject({ step: 6, refusal: 'Too much', answers: completeAnswers });
  });
});

describe('opening a kept wizard', () => {
  const { listName, industry, goals } = completeAnswers;

  it('shows the step where one was', () => {
    const kept = { answers: completeAnswers, step: 4, furthestStep: 9 } as const;
    expect(wizardStateOf(kept)).toMatchObject({ step: 4, reached: 9, answers: completeAnswers });
    expect(canGoTo(wizardStateOf(kept), 9)).toBe(true);
  });

  it('shows the step that an address asks for, when it has been reached', () => {
    const kept = { answers: completeAnswers, step: 7, furthestStep: 9 } as const;
    expect(wizardStateOf(kept, 3)).toMatchObject({ step: 3, reached: 9 });
    expect(wizardStateOf(kept, 9).step).toBe(9);
    expect(wizardStateOf(kept, 10).step).toBe(9);
    expect(wizardStateOf({ ...kept, answers: { listName } }, 8).step).toBe(2);
    expect(wizardStateOf({ answers: {}, step: 1, furthestStep: 1 }, 5).step).toBe(1);
  });

  it('shows no step behind an open question', () => {
    expect(wizardStateOf({ answers: { listName, goals }, step: 8, furthestStep: 8 }).step).toBe(2);
    expect(wizardStateOf({ answers: { listName, industry, goals }, step: 3, furthestStep: 3 }).step).toBe(3);
  });

  it('takes in what another device answered, and leaves the rest', () => {
    const state = wizardStateOf({ answers: { listName, goals }, step: 1, furthestStep: 3 });
    const adopted = after(state, { type: 'adopt', changes: { goals: 'Theirs', departments: ['Sales'] } });
    expect(adopted.answers).toEqual({ ...state.answers, goals: 'Theirs', departments: ['Sales'] });
  });

  it('cuts off what is far beyond what can be kept', () => {
    const pasted = after(initialWizardState, { type: 'answer', change: { goals: 'x'.repeat(100_000) } });
    expect(pasted.answers.goals).toHaveLength(10_000);
  });
});
