import type { AfterErrorHook, PayloadRequest } from 'payload';
import { isRecord } from '@/domain/isRecord';
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

/** The body that Payload's panel reads to mark each invalid field with its message. */
const validationAnswer = ({ message }: Error, data: Record<string, unknown>) => ({
  status: 400,
  response: { errors: [{ name: 'ValidationError', data, message }] },
});

/**
 * The `data` of a ValidationError, recognized by its shape. The production build holds Payload twice, once for pages and once
 * for routes, and minifies names: an error of one copy fails `instanceof` in the other, whose `formatErrors` then drops `data`.
 */
const validationDataOf = (error: Error): Record<string, unknown> | null =>
  'data' in error && isRecord(error.data) && Array.isArray(error.data.errors) ? error.data : null;

/**
 * Payload's own routes answer 500 to whatever they didn't expect. What was sent and can't be used is answered as such
 * here, and an outage as one; everything else stays as Payload answers it.
 */
export const answerPayloadError: AfterErrorHook = ({ error, req }) => {
  const validationData = validationDataOf(error);
  if (validationData) return validationAnswer(error, validationData);
  if ('status' in error) return;
  if (isDatabaseOutage(error)) return answer(503, 'Service is temporarily unavailable');
  if (isLostReference(error)) return answer(409, 'Something that this refers to was deleted');
  const isUnusable =
    isCallersFault(error) || isWriteOfNothing(req) || error.message.includes(unknownOperator);
  return isUnusable ? answer(400, 'Invalid request') : undefined;
};
