import type { FieldProblems } from '@/client/firstProblems';

export interface SessionFormState {
  status: 'idle' | 'sending' | 'failed';
  message: string | null;
  /** The address already has an account. */
  isTaken: boolean;
  problems: FieldProblems;
}

export const idle: SessionFormState = { status: 'idle', message: null, isTaken: false, problems: {} };

export const failedWith = (why: Partial<SessionFormState>): SessionFormState => ({
  ...idle,
  status: 'failed',
  ...why,
});
