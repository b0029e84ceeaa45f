import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { contractProblems, type LoadContract } from '@/client/contractProblems';
import { firstProblems } from '@/client/firstProblems';
import { startSession } from '@/client/sessionStore';
import type { SessionAnswer } from '@/schemas/auth';
import { failedWith, type SessionFormState } from './sessionFormState';

export interface SessionCall {
  path: '/api/auth/login' | '/api/auth/signup';
  loadContract: LoadContract;
  /** Shown if the server sends no message or can't be reached. */
  failureMessage: string;
}

/** Returns the form's state after a rejection. Field errors need no general message. */
function refusal(error: unknown, failureMessage: string): SessionFormState {
  if (!(error instanceof ApiError)) return failedWith({ message: failureMessage });
  const problems = firstProblems(error.errors.map(({ field, message }) => [field, message]));
  const isTaken = error.status === 409;
  const isSaidByFields = Object.keys(problems).length > 0 && !isTaken;
  const message = isSaidByFields ? null : error.serverMessage || failureMessage;
  return failedWith({ message, isTaken, problems });
}

/** Opens a session with the form's values. Returns the form's state after a failure, and null on success. */
export async function sendSession(
  { path, loadContract, failureMessage }: SessionCall,
  values: unknown,
): Promise<SessionFormState | null> {
  const problems = await contractProblems(loadContract, values);
  if (Object.keys(problems).length > 0) return failedWith({ problems });
  try {
    startSession(await callApi<SessionAnswer>(path, { method: 'POST', body: values, asVisitor: true }));
    return null;
  } catch (error) {
    return refusal(error, failureMessage);
  }
}
