import { departmentNames, type DepartmentName } from '@/domain/analysis/types';
import { normalizeText } from '@/domain/text/normalizeText';
import { missingRequiredMessage } from '@/content/portal/wizard';
import { analysisDraftLimits } from '@/domain/analysis/analysisLimits';
import { withChanges, type WizardChanges } from '@/domain/analysis/wizardChanges';
import type { AnalysisDraft } from '@/schemas/analysisDraft';
import { stepNumbers, type StepNumber } from '@/domain/analysis/wizardSteps';
import type { GeneralFailure } from './readFailure';
import { firstIncompleteStep, stepProblem, type StepProblem } from './stepProblem';
import { newTaskDraft, noAnswers, type TaskDraft, type WizardAnswers } from '@/domain/analysis/wizardAnswers';

export interface WizardState {
  answers: WizardAnswers;
  step: StepNumber;
  /** Furthest step shown so far. */
  reached: StepNumber;
  /** Whether the user tried to leave this step; from then on its problem is shown. */
  attempted: boolean;
  /** Message about the whole submission; cleared by the next change. */
  refusal: string | null;
  /** Why the last submission failed, unless a step or an answer shows it; cleared like `refusal`. */
  failure: GeneralFailure | null;
  /** Whether the user returned to the last step's review after viewing or changing an answer. */
  isReturned: boolean;
}

type KeptWizard = Pick<AnalysisDraft, 'answers' | 'step' | 'furthestStep'>;
type PlainAnswers = Omit<WizardAnswers, 'departments' | 'tasks' | 'unaddedTasks' | 'dataTypes'>;

export type WizardAction =
  | { type: 'answer'; change: Partial<PlainAnswers> }
  | { type: 'toggleDepartment'; department: DepartmentName }
  | { type: 'toggleTask'; department: DepartmentName; taskName: string }
  | { type: 'typeTask'; department: DepartmentName; text: string }
  | { type: 'addTask'; department: DepartmentName; taskName: string }
  | { type: 'changeTask'; department: DepartmentName; taskName: string; change: Partial<TaskDraft> }
  | { type: 'toggleDataType'; name: string }
  | { type: 'addDataType'; name: string }
  /** Adds answers from another device. */
  | { type: 'adopt'; changes: WizardChanges }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'goTo'; step: StepNumber }
  /** Goes as close to the step as possible and shows what blocks the rest. */
  | { type: 'arrive'; step: StepNumber }
  /** Returns to the last step's review, or as close as possible. */
  | { type: 'review' }
  | { type: 'submitIncomplete' }
  | { type: 'refuse'; step: StepNumber; message: string }
  /** Null before the next attempt. */
  | { type: 'fail'; failure: GeneralFailure | null };

/**
 * Returns the wizard's state at the draft's step or the requested one; never past an incomplete step or the furthest
 * step shown.
 */
export function wizardStateOf(
  { answers: given, step, furthestStep }: KeptWizard,
  asked: StepNumber = step,
): WizardState {
  const answers = withChanges(noAnswers, given);
  const open = firstIncompleteStep(answers) ?? furthestStep;
  return {
    answers,
    step: earlier(asked, earlier(open, furthestStep)),
    reached: furthestStep,
    attempted: false,
    refusal: null,
    failure: null,
    isReturned: false,
  };
}

/** All state of the wizard except the request in progress. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'next':
      return stepProblem(state.step, state.answers)
        ? { ...state, attempted: true }
        : showStep(state, neighbor(state.step, 1));
    case 'previous':
      return showStep(state, neighbor(state.step, -1));
    case 'goTo':
      return canGoTo(state, action.step) ? showStep(state, action.step) : state;
    case 'arrive': {
      const step = nearestStep(state, action.step);
      return { ...showStep(state, step), attempted: step !== action.step };
    }
    case 'review': {
      const step = nearestStep(state, lastStep);
      return { ...showStep(state, step), attempted: step !== lastStep, isReturned: step === lastStep };
    }
    case 'submitIncomplete': {
      const step = firstIncompleteStep(state.answers) ?? state.step;
      return { ...showStep(state, step), attempted: true, refusal: missingRequiredMessage };
    }
    case 'adopt':
      return { ...state, answers: withChanges(state.answers, action.changes) };
    case 'refuse':
      return { ...showStep(state, action.step), attempted: true, refusal: action.message };
    case 'fail':
      return { ...state, failure: action.failure };
    default:
      return { ...state, answers: changeAnswers(state.answers, action), refusal: null, failure: null };
  }
}

/**
 * Returns how far the user can go towards a step: always back, forward only across completed steps that were shown
 * before.
 */
export function nearestStep({ step: from, reached, answers }: WizardState, to: StepNumber): StepNumber {
  if (to <= from) return to;
  const between = stepNumbers.slice(from - 1, to - 1);
  return earlier(between.find((passed) => stepProblem(passed, answers)) ?? to, reached);
}

export function canGoTo(state: WizardState, step: StepNumber): boolean {
  return nearestStep(state, step) === step;
}

/** Returns the problem of the current step once the user has tried to leave it. */
export function shownProblem({ attempted, step, answers }: WizardState): StepProblem | null {
  return attempted ? stepProblem(step, answers) : null;
}

const lastStep: StepNumber = 11;

const earlier = (one: StepNumber, other: StepNumber): StepNumber => (one < other ? one : other);

function neighbor(step: StepNumber, distance: 1 | -1): StepNumber {
  return stepNumbers[stepNumbers.indexOf(step) + distance] ?? step;
}

function showStep(state: WizardState, step: StepNumber): WizardState {
  const reached = step > state.reached ? step : state.reached;
  return { ...state, step, reached, attempted: false, refusal: null, failure: null, isReturned: false };
}

type ChangeAction = Exclude<
  WizardAction,
  {
    type:
      'adopt' | 'next' | 'previous' | 'goTo' | 'arrive' | 'review' | 'submitIncomplete' | 'refuse' | 'fail';
  }
>;

function changeAnswers(answers: WizardAnswers, action: ChangeAction): WizardAnswers {
  switch (action.type) {
    case 'answer':
      return { ...answers, ...clipped(action.change) };
    case 'toggleDepartment':
      return toggleDepartment(answers, action.department);
    case 'typeTask':
      return {
        ...answers,
        unaddedTasks: { ...answers.unaddedTasks, [action.department]: clip(action.text) },
      };
    case 'toggleTask':
    case 'addTask':
    case 'changeTask':
      return changeTasks(answers, action);
    case 'toggleDataType':
      return { ...answers, dataTypes: toggled(answers.dataTypes, action.name) };
    case 'addDataType':
      return { ...answers, dataTypes: added(answers.dataTypes, action.name), unaddedDataType: '' };
  }
}

/** Departments keep the catalog's order; deselecting one removes its tasks. */
function toggleDepartment(answers: WizardAnswers, department: DepartmentName): WizardAnswers {
  const chosen = toggled(answers.departments, department);
  const departments = departmentNames.filter((name) => chosen.includes(name));
  if (chosen.includes(department)) return { ...answers, departments };
  const { [department]: _tasks, ...tasks } = answers.tasks;
  const { [department]: _unadded, ...unaddedTasks } = answers.unaddedTasks;
  return { ...answers, departments, tasks, unaddedTasks };
}

function changeTasks(
  answers: WizardAnswers,
  action: Extract<ChangeAction, { type: 'toggleTask' | 'addTask' | 'changeTask' }>,
): WizardAnswers {
  const { department, taskName } = action;
  const tasks = answers.tasks[department] ?? [];
  const isTicked = tasks.some((task) => task.taskName === taskName);
  const withDefaults = [...tasks, newTaskDraft(taskName)];
  const withTasks = (changed: TaskDraft[]) => ({
    ...answers,
    tasks: { ...answers.tasks, [department]: changed },
  });
  switch (action.type) {
    case 'toggleTask':
      return withTasks(isTicked ? tasks.filter((task) => task.taskName !== taskName) : withDefaults);
    case 'addTask': {
      const unaddedTasks = { ...answers.unaddedTasks, [department]: '' };
      return { ...withTasks(isTicked ? tasks : withDefaults), unaddedTasks };
    }
    case 'changeTask':
      return withTasks(
        tasks.map((task) => (task.taskName === taskName ? { ...task, ...clipped(action.change) } : task)),
      );
  }
}

function toggled<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}

function added<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? [...items] : [...items, item];
}

/** Clips to what can be stored; longer texts are far beyond what can be submitted. */
const clip = (text: string): string => normalizeText(text).slice(0, analysisDraftLimits.textMaxLength);

function clipped<Change extends object>(change: Change): Change {
  const entries = Object.entries(change) as [string, string][];
  return Object.fromEntries(entries.map(([field, text]) => [field, clip(text)])) as Change;
}
