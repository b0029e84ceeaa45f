import type { FieldErrorAnswer } from './FieldErrorAnswer';

/** An error response of the API: its status, and the message in its body. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /**
     * The message of the response. Every error of the API has one; empty if a proxy responded instead, so that
     * callers can use their own.
     */
    readonly serverMessage: string,
    readonly errors: FieldErrorAnswer[] = [],
    readonly body: Record<string, unknown> = {},
    /** The `Retry-After` header, unparsed. */
    readonly retryAfter: string | null = null,
  ) {
    super(serverMessage || `The server answered ${status}`);
    this.name = 'ApiError';
  }
}
