import type { FieldErrorAnswer } from './apiClient';

/** A refusal by the API: its status, and its body's message where it has one. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** The server's own words; empty when the answer had none, so that callers can fall back to theirs. */
    readonly serverMessage: string,
    readonly errors: FieldErrorAnswer[] = [],
    readonly body: Record<string, unknown> = {},
  ) {
    super(serverMessage || `The server answered ${status}`);
    this.name = 'ApiError';
  }
}
