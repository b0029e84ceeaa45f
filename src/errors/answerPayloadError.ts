import type { AfterErrorHook, PayloadRequest } from 'payload';
import { isRecord } from '@/domain/isRecord';
import { isDatabaseOutage, isLostReference } from './databaseErrors';
import { isCallersFault } from './isCallersFault';

/** In the error of Payload's adapter for an operator that it doesn't implement, such as `near`. */
const unknownOperator = 'adapter.operators';
const writes = new Set(['POST', 'PATCH']);

/** Payload assumes that a write request has a body. */
const isWriteOfNothing = ({ data, method = '' }: Pick<PayloadRequest, 'data' | 'method'>) =>
  writes.has(method) && (typeof data !== 'object' || data === null);

const answer = (status: number, message: string) => ({
  status,
  response: { message, error: message, errors: [{ message }] },
});

/**
 * Returns the text that the panel shows beside the form. Payload names the invalid fields only; the reason of a single
 * one fits there too. The panel takes what follows a colon as a list of fields, so a reason with a colon is left out.
 */
function summaryOf({ message }: Error, errors: readonly unknown[]): string {
  const [only, ...others] = errors;
  const field = message.split(': ')[1];
  if (!field || others.length > 0 || !isRecord(only) || typeof only.message !== 'string') return message;
  return only.message.includes(':') ? message : `${field} isn’t valid. ${only.message}`;
}

/** The body from which Payload's panel marks each invalid field with its message. */
const validationAnswer = (error: Error, data: ValidationData) => ({
  status: 400,
  response: { errors: [{ name: 'ValidationError', data, message: summaryOf(error, data.errors) }] },
});

type ValidationData = Record<string, unknown> & { errors: unknown[] };

/**
 * Returns the `data` of a ValidationError, recognized by its shape. The production build contains Payload twice, once
 * for pages and once for routes, and minifies names: an error of one copy fails `instanceof` in the other, whose
 * `formatErrors` then drops `data`.
 */
const validationDataOf = (error: Error): ValidationData | null =>
  'data' in error && isRecord(error.data) && Array.isArray(error.data.errors)
    ? { ...error.data, errors: error.data.errors }
    : null;

/**
 * Corrects responses of Payload's own routes, which return 500 for every unexpected error: invalid input gets 400, a
 * conflict 409 and an outage 503. Other errors keep Payload's response.
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
