import { ApiError } from '@/client/ApiError';
import { generateFailedMessage, reportLimitReachedMessage } from '@/content/portal/wizard';
import { stepOfAnswer } from '@/domain/analysis/wizardAnswers';
import type { StepNumber } from '@/domain/analysis/wizardSteps';

export type SubmissionFailure =
  | { kind: 'limit'; current: number; limit: number }
  /** The server rejected an answer, which belongs to this step. */
  | { kind: 'answer'; step: StepNumber; message: string }
  | { kind: 'sessionEnded' }
  /** `isUnanswered`: no response arrived, so the analysis may exist all the same. */
  | { kind: 'other'; message: string; isUnanswered: boolean };

/** Failures shown for the wizard as a whole, not on one of its steps. */
export type GeneralFailure = Extract<SubmissionFailure, { kind: 'sessionEnded' | 'other' }>;

/** Maps a failed request to what the wizard shows. */
export function readFailure(error: unknown): SubmissionFailure {
  if (!(error instanceof ApiError)) {
    return { kind: 'other', message: generateFailedMessage, isUnanswered: true };
  }
  return readLimit(error) ?? readRefusedAnswer(error) ?? readOther(error);
}

function readLimit({ status, serverMessage, body }: ApiError): SubmissionFailure | undefined {
  if (status !== 403 || serverMessage !== reportLimitReachedMessage) return undefined;
  return { kind: 'limit', current: Number(body.current), limit: Number(body.limit) };
}

function readRefusedAnswer({ status, errors }: ApiError): SubmissionFailure | undefined {
  if (status !== 400) return undefined;
  for (const { field, message } of errors) {
    const step = stepOfField(field);
    if (step) return { kind: 'answer', step, message };
  }
  return undefined;
}

function readOther({ status, serverMessage }: ApiError): SubmissionFailure {
  if (status === 401) return { kind: 'sessionEnded' };
  return { kind: 'other', message: serverMessage || generateFailedMessage, isUnanswered: false };
}

/** Step for each field of the documented request. */
const steps: ReadonlyMap<string, StepNumber> = new Map([
  ...Object.entries(stepOfAnswer),
  ['departmentTasks', stepOfAnswer.tasks],
]);

/**
 * Returns the step of a dotted field path such as `departmentTasks.Sales.tasks.0`; undefined if no step has the field.
 */
export function stepOfField(path: string): StepNumber | undefined {
  return steps.get(path.split('.', 1)[0] ?? '');
}
