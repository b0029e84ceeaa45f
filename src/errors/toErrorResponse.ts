import { APIError, ValidationError } from 'payload';
import type { Payload } from 'payload';
import { ZodError } from 'zod';
import { jsonResponse } from '@/domain/api/wholeResponse';
import { countedWarning } from '@/log/countedWarning';
import { describeError } from '@/log/describeError';
import type { FieldError } from './ApiFailures';
import {
  BadRequest,
  Busy,
  Conflict,
  NotAllowed,
  StorageAway,
  StorageFailure,
  TooManyRequests,
} from './ApiFailures';
import { isDatabaseOutage, isLostReference, isUnfitForDatabase, isUniqueViolation } from './databaseErrors';

/** The failed request, for the log. */
interface FailedCall {
  payload: Pick<Payload, 'logger'>;
  method?: string;
  pathname: string;
}

interface ErrorAnswer {
  status: number;
  message: string;
  errors?: FieldError[];
  details?: Record<string, number | string | boolean | null>;
  retryAfterSeconds?: number;
}

const fromZod = (error: ZodError): ErrorAnswer => {
  const errors = error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }));
  const [first] = errors;
  const message = first
    ? first.field
      ? `${first.field}: ${first.message}`
      : first.message
    : 'Invalid request';
  return { status: 400, message, errors };
};

const fromPayloadValidation = (error: ValidationError): ErrorAnswer => {
  const errors = error.data.errors.map(({ message, path }) => ({ field: path, message }));
  return { status: 400, message: errors[0]?.message ?? 'Invalid request', errors };
};

function toAnswer(error: unknown): ErrorAnswer {
  if (error instanceof ZodError) return fromZod(error);
  if (error instanceof ValidationError) return fromPayloadValidation(error);
  if (error instanceof BadRequest) {
    return { status: error.status, message: error.message, errors: error.errors };
  }
  if (error instanceof Conflict) {
    return { status: error.status, message: error.message, errors: error.errors, details: error.details };
  }
  if (error instanceof NotAllowed) {
    return { status: error.status, message: error.message, details: error.details };
  }
  if (error instanceof TooManyRequests || error instanceof Busy || error instanceof StorageAway) {
    return { status: error.status, message: error.message, retryAfterSeconds: error.retryAfterSeconds };
  }
  if (error instanceof APIError && error.status < 500)
    return { status: error.status, message: error.message };
  if (isUniqueViolation(error)) return { status: 409, message: 'This already exists' };
  if (isLostReference(error)) return { status: 409, message: 'Something that this refers to was deleted' };
  if (isUnfitForDatabase(error)) return { status: 400, message: 'Invalid request' };
  if (isDatabaseOutage(error)) {
    return { status: 503, message: 'Service is temporarily unavailable', retryAfterSeconds: 5 };
  }
  if (error instanceof StorageFailure) return { status: error.status, message: error.message };
  return { status: 500, message: 'Something went wrong' };
}

let warn: ((text: string) => void) | undefined;

/** Every request fails in an outage: only the first is logged, with a count of the others. */
function warnOfOutage({ payload: { logger }, method, pathname }: FailedCall, reason: string): void {
  warn ??= countedWarning((text, further) =>
    logger.warn(further === 0 ? text : `${further} more calls were answered 503, the last: ${text}`),
  );
  warn(`${method} ${pathname}: ${reason}`);
}

/**
 * Returns the response for an error, in the one shape of the API:
 * `{ message, error: message, errors?: [{ field, message }] }`. Unexpected errors are logged with their stack, which the
 * response never contains; errors that the client caused are not logged.
 */
export function toErrorResponse(error: unknown, call: FailedCall): Response {
  const { status, message, errors, details, retryAfterSeconds } = toAnswer(error);
  if (status >= 500 && !isFullLine(error) && !(error instanceof StorageAway)) logFailure(error, status, call);
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
  const body = { message, error: message, ...details, ...(errors?.length ? { errors } : {}) };
  return jsonResponse(body, { status, headers });
}

/** A client that fills the queue could otherwise flood the log. */
const isFullLine = (error: unknown) => error instanceof Busy && error.cause === undefined;

function logFailure(error: unknown, status: number, call: FailedCall): void {
  if (status === 503) warnOfOutage(call, describeError(error).message);
  else call.payload.logger.error({ err: error, msg: `${call.method} ${call.pathname} failed` });
}
