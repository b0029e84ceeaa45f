/**
 * The types of an analysis, shared by the catalogues, the engine, the API's contracts and the UI. Nothing here may
 * depend on Payload, React, Next, the clock or the environment.
 */

/** The ten departments of the specification, in display order. */
export const departmentNames = [
  'Executive Leadership',
  'Sales',
  'Marketing',
  'Operations',
  'Finance & Accounting',
  'Human Resources (HR)',
  'Information Technology (IT)',
  'Product / Service Development',
  'Customer Service',
  'Legal & Compliance',
] as const;
export type DepartmentName = (typeof departmentNames)[number];

/** The six groups of data sources of the specification, in display order. */
export const dataSourceGroupNames = [
  'Customer & User Data',
  'Internal Knowledge & Documentation',
  'Legal HR & Compliance Data',
  'Financial & Operational Data',
  'Marketing & Campaign Data',
  'Product & Technical Data',
] as const;
type DataSourceGroupName = (typeof dataSourceGroupNames)[number];

/** Frequency of the stated hours; shown as Daily, Weekly and Monthly. */
export const frequencies = ['Day', 'Week', 'Month'] as const;
export type Frequency = (typeof frequencies)[number];

export const readinessLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type ReadinessLevel = (typeof readinessLevels)[number];

export const yesNoAnswers = ['yes', 'no'] as const;
export type YesNo = (typeof yesNoAnswers)[number];

export const yesNoNotSureAnswers = ['yes', 'no', 'not-sure'] as const;
export type YesNoNotSure = (typeof yesNoNotSureAnswers)[number];

export const complexities = ['Low', 'Medium', 'High'] as const;
export type Complexity = (typeof complexities)[number];

/** Placeholder for values that an older analysis lacks. */
export const missingValue = 'TBD';

export const phases = [1, 2, 3, 4] as const;
export type Phase = (typeof phases)[number];

/** A grade from 1 (least) to 5 (most) of a property. */
export type Grade = 1 | 2 | 3 | 4 | 5;

/** The properties that determine how much of a task a machine can take over. */
export interface TaskProfile {
  /** How structured the input is: 1 = conversations and judgment calls, 5 = fields in a form or a table. */
  structure: Grade;
  /** How much cases vary: 1 = always the same, 5 = every case is unique. */
  variation: Grade;
  /** How digital the work already is: 1 = paper, phone and conversations, 5 = entirely in software. */
  digital: Grade;
  /** How much expert or human judgment a good result requires: 1 = none, 5 = it is the task. */
  judgement: Grade;
  /** Data sources it uses, by their catalogue names; none if its work arrives with all it needs. */
  sources: readonly string[];
}

/** One of the ten tasks of a department. */
export interface CatalogueTask {
  /** Unique across departments, so that the name alone identifies a task. */
  name: string;
  profile: TaskProfile;
  automation: {
    /** What to build, as a title in the imperative ("Match supplier invoices to orders"), at most 60 characters. */
    title: string;
    /** What it does, what stays with a person, and what it connects to: one to three sentences. */
    description: string;
  };
}

export interface DataSourceGroup {
  name: DataSourceGroupName;
  /** Names are unique over all groups. */
  sources: readonly string[];
}

/** How similar the cases of a task are. */
export const caseKinds = ['alike', 'similar', 'different'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** The form in which a task's work arrives. */
export const inputKinds = ['software', 'files', 'paper'] as const;
export type InputKind = (typeof inputKinds)[number];

/** Questions about a task in the client's own words, which replace the catalogue's knowledge. */
export interface OwnTaskAnswers {
  cases?: CaseKind;
  input?: InputKind;
}

/** What is stored of a task in the client's own words only. */
export interface OwnTaskFields extends OwnTaskAnswers {
  /** The name that the task was analyzed by, if the client has renamed it since. It alone decides what the task counts as. */
  enteredName?: string;
}

/** A task as the client describes it. Hours are per person and per `frequency`. */
export interface TaskInput extends OwnTaskFields {
  taskName: string;
  /** People who do it; a whole number, at least 1. */
  teamSize: number;
  /** Hours each of them spends on it per day, week or month; 1 to 40. */
  hours: number;
  frequency: Frequency;
  /** Average yearly salary in US dollars; at least 30,000. */
  salary: number;
}

/** What decides which task of the catalogue a listed task counts as. */
export type NamedTask = Pick<TaskInput, 'taskName' | keyof OwnTaskFields>;

/** A task with its current cost by the cost formula. */
export interface CostedTask extends TaskInput {
  /** US dollars, rounded to cents. */
  hourlyRate: number;
  /** Whole US dollars a year. */
  annualTaskCost: number;
}

/** The audit that a readiness level is based on. */
export interface ReadinessAudit {
  /** Its overall score, 0 to 100. */
  percent: number;
  /** ISO time. */
  auditedAt: string;
}

/** The engine's input: the answers of the eleven steps, validated and trimmed, and the readiness level. */
export interface AnalysisAnswers {
  listName: string;
  industry: string;
  goals: string;
  departments: DepartmentName[];
  departmentTasks: Partial<Record<DepartmentName, TaskInput[]>>;
  bottlenecks: string;
  dataTypes: string[];
  currentAiUsage: YesNo;
  customerInsights: YesNoNotSure;
  monetization: YesNoNotSure;
  aiReadiness: ReadinessLevel;
  /** Source of the readiness; absent if assumed. */
  readinessAudit?: ReadinessAudit;
  additionalContext: string;
}

/** The client's answers: the wizard doesn't ask for readiness. */
export type ClientAnswers = Omit<AnalysisAnswers, 'aiReadiness' | 'readinessAudit'>;

/** The result of one assumption about the automatable share. */
export interface SavingsEstimate {
  /** Part of the task's hours that automation takes over, 0 to 1. */
  share: number;
  /** Whole hours a year, over the whole team. */
  savedHours: number;
  /** Whole US dollars a year. */
  savingsUsd: number;
}

export interface RoiModel {
  /** The expected estimate: whole hours a year. 0 if hours can't be estimated. */
  savedHours: number;
  /** The expected estimate: whole US dollars a year, or 'TBD' if money can't be estimated. */
  calculatedSavings: number | 'TBD';
  /** The formula with the numbers in it, in one or two sentences a client can check with a calculator. */
  assumptions: string;
  /** Present on task-related opportunities: cautious <= expected <= ambitious. */
  range?: Record<'cautious' | 'expected' | 'ambitious', SavingsEstimate>;
}

export interface Opportunity {
  /** Stable within its analysis: the same answers give the same ids. */
  id: string;
  name: string;
  description: string;
  department: string;
  /** 1 = start here, 4 = later, once its prerequisites are met. */
  phase: Phase;
  complexity: Complexity;
  /** True when it automates one of the tasks the client listed. */
  taskRelated: boolean;
  /** The listed task it automates, when it does. */
  taskName?: string;
  /** Why it suits this business and its phase, written by a language model. */
  rationale?: string;
  /**
   * The phase that the rationale was written for, if it isn't `phase`: the plan shows it in that phase only.
   */
  rationalePhase?: Phase;
  /** Author of `name`, `description` and `rationale`; the engine if absent. */
  writtenBy?: 'model';
  roiModel: RoiModel;
}

export interface AnalysisResult {
  /** Increased whenever the same answers may give different figures than before. */
  engineVersion: string;
  departmentTasks: Partial<Record<DepartmentName, CostedTask[]>>;
  /** Sorted by phase, then by expected savings, highest first. */
  opportunities: Opportunity[];
}
