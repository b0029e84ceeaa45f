import { APIError } from 'payload';

/** One field of a request that was refused; `field` is a dotted path such as `departmentTasks.Sales.tasks.0`. */
export interface FieldError {
  field: string;
  message: string;
}

/** 400: the request can't be understood or breaks a rule. */
export class BadRequest extends APIError {
  constructor(
    message: string,
    readonly errors: FieldError[] = [],
  ) {
    super(message, 400);
  }
}

/** 401: no token, or one that no longer opens a session. */
export class Unauthorized extends APIError {
  constructor(message = 'Authentication required') {
    super(message, 401);
  }
}

/** 403: known, but not allowed. `details` are further fields of the answer. */
export class NotAllowed extends APIError {
  constructor(
    message: string,
    readonly details: Record<string, number | string | null> = {},
  ) {
    super(message, 403);
  }
}

/** 404: missing, or somebody else's. */
export class Missing extends APIError {
  constructor(message = 'Not found') {
    super(message, 404);
  }
}

/** 409: the state of things forbids it, such as an address that is taken. `details` are further fields of the answer. */
export class Conflict extends APIError {
  constructor(
    message: string,
    readonly errors: FieldError[] = [],
    readonly details: Record<string, number | string | boolean | null> = {},
  ) {
    super(message, 409);
  }
}

/** 413: more bytes than this call takes. */
export class TooLarge extends APIError {
  constructor(message = 'The request is too large') {
    super(message, 413);
  }
}

/** 429: too often. */
export class TooManyRequests extends APIError {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message, 429);
  }
}

/** 415: a kind of body that this call doesn't read. */
export class UnsupportedType extends APIError {
  constructor(message: string) {
    super(message, 415);
  }
}

/** 503: too many are asking for the same at once; a place is free again soon. */
export class Busy extends APIError {
  constructor(
    readonly retryAfterSeconds: number,
    message = 'Too many people are asking for this right now. Try again in a few seconds.',
  ) {
    super(message, 503);
  }
}

/** 415: a kind of file that may not be uploaded. */
export class UnsupportedFile extends APIError {
  constructor(message: string) {
    super(message, 415);
  }
}

/** 507: a file could not be kept, because the disk is full or broken. The cause is for the log. */
export class StorageFailure extends APIError {
  constructor(cause: unknown) {
    super('Upload failed', 507);
    this.cause = cause;
  }
}

/** 503: the store that keeps pictures is away. The cause is in the log already. */
export class StorageAway extends APIError {
  readonly retryAfterSeconds = 10;

  constructor() {
    super('Pictures can’t be reached right now. Try again in a few minutes.', 503);
  }
}
