import type { AfterErrorHook, PayloadRequest } from 'payload';
import { isDatabaseOutage, isLostReference } from './databaseErrors';
import { isCallersFault } from './isCallersFault';

/** What Payload's adapter says when it is asked for an operator that it has no function for, such as `near`. */
const unknownOperator = 'adapter.operators';
const writes = new Set(['POST', 'PATCH']);

/** Payload takes it for granted that there is something to write. */
const isWriteOfNothing = ({ data, method = '' }: Pick<PayloadRequest, 'data' | 'method'>) =>
  writes.has(method) && (typeof data !== 'object' || data === null);

const answer = (status: number, message: string) => ({
  status,
  response: { message, error: message, errors: [{ message }] },
});

/**
 * Payload's own routes answer 500 to whatever they didn't expect. What was sent and can't be used is answered as such
 * here, and an outage as one; everything else stays as Payload answers it.
 */
export const answerPayloadError: AfterErrorHook = ({ error, req }) => {
  if ('status' in error) return;
  if (isDatabaseOutage(error)) return answer(503, 'Service is temporarily unavailable');
  if (isLostReference(error)) return answer(409, 'Something that this refers to was deleted');
  const isUnusable =
    isCallersFault(error) || isWriteOfNothing(req) || error.message.includes(unknownOperator);
  return isUnusable ? answer(400, 'Invalid request') : undefined;
};
