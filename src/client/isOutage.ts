import { ApiError } from './ApiError';
import { NoAnswer } from './NoAnswer';

/** Too much at once, or the server (or what stands behind it) is away for a while. */
const passingStatuses = [429, 502, 503, 504];

/**
 * Whether the same request may well be answered a little later: nobody answered, something in between did, or the API
 * asks to come back. A fault of the API (500) isn't one: screens say that in words of their own.
 */
export function isOutage(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return failure instanceof NoAnswer;
  return failure.serverMessage === '' || passingStatuses.includes(failure.status);
}
