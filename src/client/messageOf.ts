import { ApiError } from './ApiError';

/** Returns the server's message, if there is one, else `otherwise`. */
export const messageOf = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.serverMessage) || otherwise;
