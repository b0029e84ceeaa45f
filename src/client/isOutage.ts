import { ApiError } from './ApiError';
import { NoAnswer } from './NoAnswer';

/** Rate limited, or the server or what it depends on is temporarily unavailable. */
const passingStatuses = [429, 502, 503, 504];

/**
 * Returns whether a retry may succeed soon: no response, a response of a proxy, or a temporary error of the API. A
 * 500 of the API isn't an outage; screens show their own message for it.
 */
export function isOutage(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return failure instanceof NoAnswer;
  return failure.serverMessage === '' || passingStatuses.includes(failure.status);
}
