import { taskDefaults } from '@/domain/analysis/analysisLimits';
import {
  yesNoAnswers,
  yesNoNotSureAnswers,
  type AnalysisAnswers,
  type CaseKind,
  type DepartmentName,
  type Frequency,
  type InputKind,
  type YesNo,
  type YesNoNotSure,
} from '@/domain/analysis/types';
import type { StepNumber } from './wizardSteps';

/** A selected task with its numbers as typed, so that invalid input stays visible. */
export interface TaskDraft {
  taskName: string;
  teamSize: string;
  /** Per person and per `frequency`. */
  hours: string;
  frequency: Frequency;
  /** US dollars a year. */
  salary: string;
  /** For a task in the client's own words; absent or empty until answered. */
  cases?: CaseKind | '';
  input?: InputKind | '';
}

/** The current input of the wizard; an empty string is an unanswered question. */
export interface WizardAnswers {
  listName: string;
  industry: string;
  goals: string;
  departments: DepartmentName[];
  tasks: Partial<Record<DepartmentName, TaskDraft[]>>;
  /** A task typed in the client's own words but not yet added, by department. */
  unaddedTasks: Partial<Record<DepartmentName, string>>;
  bottlenecks: string;
  dataTypes: string[];
  /** A data source typed but not yet added. */
  unaddedDataType: string;
  currentAiUsage: YesNo | '';
  /** A prompt for the client only: the documented request has no field for it. */
  currentAiDetails: string;
  customerInsights: YesNoNotSure | '';
  monetization: YesNoNotSure | '';
  additionalContext: string;
}

export const noAnswers: WizardAnswers = {
  listName: '',
  industry: '',
  goals: '',
  departments: [],
  tasks: {},
  unaddedTasks: {},
  bottlenecks: '',
  dataTypes: [],
  unaddedDataType: '',
  currentAiUsage: '',
  currentAiDetails: '',
  customerInsights: '',
  monetization: '',
  additionalContext: '',
};

type TextAnswer = {
  [Field in keyof WizardAnswers]: string extends WizardAnswers[Field] ? Field : never;
}[keyof WizardAnswers];

/** Answers that are one of several choices. */
export type ChoiceAnswer = {
  [Field in keyof WizardAnswers]: WizardAnswers[Field] extends string ? Field : never;
}[Exclude<keyof WizardAnswers, TextAnswer>];

/** The choices of each choice. A new one doesn't compile until it is listed here. */
export const answerChoices = {
  currentAiUsage: yesNoAnswers,
  customerInsights: yesNoNotSureAnswers,
  monetization: yesNoNotSureAnswers,
} as const satisfies { [Field in ChoiceAnswer]: readonly Exclude<WizardAnswers[Field], ''>[] };
export const choiceAnswers = Object.keys(answerChoices) as ChoiceAnswer[];

const isText = (field: keyof WizardAnswers): field is TextAnswer =>
  noAnswers[field] === '' && !Object.hasOwn(answerChoices, field);
export const textAnswers = (Object.keys(noAnswers) as (keyof WizardAnswers)[]).filter(isText);

/** Texts and choices that neither the request nor the stored analysis has. Any other one has its name in both. */
const onlyInWizard = { unaddedDataType: true, currentAiDetails: true } as const satisfies Record<
  Exclude<TextAnswer | ChoiceAnswer, keyof AnalysisAnswers>,
  true
>;

export type RecordedAnswer = Exclude<TextAnswer | ChoiceAnswer, keyof typeof onlyInWizard>;

/** The texts and choices that are sent and stored as they are. */
export const recordedAnswerNames = [...textAnswers, ...choiceAnswers].filter(
  (name): name is RecordedAnswer => !Object.hasOwn(onlyInWizard, name),
);

/** The step that asks for each answer. */
export const stepOfAnswer: Readonly<Record<keyof WizardAnswers, StepNumber>> = {
  listName: 1,
  industry: 2,
  goals: 3,
  departments: 4,
  tasks: 5,
  unaddedTasks: 5,
  bottlenecks: 6,
  dataTypes: 7,
  unaddedDataType: 7,
  currentAiUsage: 8,
  currentAiDetails: 8,
  customerInsights: 9,
  monetization: 10,
  additionalContext: 11,
};

/** Returns a newly selected task. */
export function newTaskDraft(taskName: string): TaskDraft {
  const { teamSize, hours, frequency, salary } = taskDefaults;
  return { taskName, teamSize: String(teamSize), hours: String(hours), frequency, salary: String(salary) };
}

/** Whether the answers contain any input that closing would lose. */
export function hasAnswers(answers: WizardAnswers): boolean {
  return Object.values(answers).some((answer: string | object) =>
    typeof answer === 'string' ? answer.trim() !== '' : Object.values(answer).some((part) => part !== ''),
  );
}
