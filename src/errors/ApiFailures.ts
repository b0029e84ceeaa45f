import { APIError } from 'payload';

/** An invalid field of a request; `field` is a dotted path such as `departmentTasks.Sales.tasks.0`. */
export interface FieldError {
  field: string;
  message: string;
}

/** 400: the request is malformed or breaks a rule. */
export class BadRequest extends APIError {
  constructor(
    message: string,
    readonly errors: FieldError[] = [],
  ) {
    super(message, 400);
  }
}

/** 401: no token, or one whose session has ended. */
export class Unauthorized extends APIError {
  constructor(message = 'Authentication required') {
    super(message, 401);
  }
}

/** 403: authenticated, but not allowed. `details` are further fields of the response. */
export class NotAllowed extends APIError {
  constructor(
    message: string,
    readonly details: Record<string, number | string | null> = {},
  ) {
    super(message, 403);
  }
}

/** 404: missing, or owned by somebody else. */
export class Missing extends APIError {
  constructor(message = 'Not found') {
    super(message, 404);
  }
}

/**
 * 409: conflicts with the current state, such as an email that is taken. `details` are further fields of the response.
 */
export class Conflict extends APIError {
  constructor(
    message: string,
    readonly errors: FieldError[] = [],
    readonly details: Record<string, number | string | boolean | null> = {},
  ) {
    super(message, 409);
  }
}

/** 413: the body exceeds the limit of this endpoint. */
export class TooLarge extends APIError {
  constructor(message = 'The request is too large') {
    super(message, 413);
  }
}

/** 429: rate limit exceeded. */
export class TooManyRequests extends APIError {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message, 429);
  }
}

/** 415: this endpoint doesn't read this content type. */
export class UnsupportedType extends APIError {
  constructor(message: string) {
    super(message, 415);
  }
}

/** 503: the queue for this work is full; a place becomes free soon. */
export class Busy extends APIError {
  constructor(
    readonly retryAfterSeconds: number,
    message = 'Too many people are asking for this right now. Try again in a few seconds.',
  ) {
    super(message, 503);
  }
}

/** 415: this file type may not be uploaded. */
export class UnsupportedFile extends APIError {
  constructor(message: string) {
    super(message, 415);
  }
}

/** 507: a file can't be stored, because the disk is full or broken. The cause is for the log. */
export class StorageFailure extends APIError {
  constructor(cause: unknown) {
    super('Upload failed', 507);
    this.cause = cause;
  }
}

/** 503: the image storage is unavailable. The cause is already logged. */
export class StorageAway extends APIError {
  readonly retryAfterSeconds = 10;

  constructor() {
    super('Pictures can’t be reached right now. Try again in a few minutes.', 503);
  }
}
