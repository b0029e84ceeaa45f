import { ApiError } from './ApiError';

/** The server's own words where it had some. */
export const messageOf = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.serverMessage) || otherwise;
