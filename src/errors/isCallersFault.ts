import { APIError } from 'payload';
import { ZodError } from 'zod';
import { isUnfitForDatabase } from './databaseErrors';

/**
 * Whether what went wrong is what was sent, not the site: it is answered with 4xx and not worth a line in the log.
 * Syntax errors come from reading JSON; no program of the site's own is compiled while it runs.
 */
export function isCallersFault(error: unknown): boolean {
  if (error instanceof APIError) return error.status < 500;
  return error instanceof ZodError || error instanceof SyntaxError || isUnfitForDatabase(error);
}
