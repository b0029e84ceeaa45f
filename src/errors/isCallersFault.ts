import { APIError } from 'payload';
import { ZodError } from 'zod';
import { isUnfitForDatabase } from './databaseErrors';

/**
 * Returns whether the request caused the error: it gets a 4xx response and no log line. A SyntaxError always comes from
 * parsing JSON input, because the site compiles no code at runtime.
 */
export function isCallersFault(error: unknown): boolean {
  if (error instanceof APIError) return error.status < 500;
  return error instanceof ZodError || error instanceof SyntaxError || isUnfitForDatabase(error);
}
