import { taskDefaults } from '@/domain/analysis/analysisLimits';
import type {
  CaseKind,
  DepartmentName,
  Frequency,
  InputKind,
  YesNo,
  YesNoNotSure,
} from '@/domain/analysis/types';

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
