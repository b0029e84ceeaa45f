import type { FieldErrorAnswer } from './FieldErrorAnswer';

/** A refusal by the API: its status, and its body's message where it has one. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /**
     * The server's own words. Every refusal of the API has some; empty where something in between answered, so that
     * callers can fall back to theirs.
     */
    readonly serverMessage: string,
    readonly errors: FieldErrorAnswer[] = [],
    readonly body: Record<string, unknown> = {},
    /** The header of this name, as it came. */
    readonly retryAfter: string | null = null,
  ) {
    super(serverMessage || `The server answered ${status}`);
    this.name = 'ApiError';
  }
}
