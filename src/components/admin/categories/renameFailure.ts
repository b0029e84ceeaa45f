import { ApiError } from '@/client/ApiError';
import { messageOf } from '@/client/messageOf';

/** Returns why a name was rejected: the field error, which is more specific, else the message of the response. */
export const renameFailure = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.errors[0]?.message) || messageOf(error, fallback);
