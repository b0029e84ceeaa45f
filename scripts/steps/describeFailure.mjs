import { StoreFailure } from '../../src/integrations/storage/StoreFailure.mjs';
import { StartFailure } from './StartFailure.mjs';

/**
 * Returns one line for the user: the message of an expected failure, else the error with a hint how to see more. With
 * DEBUG=1 returns the stack.
 * @param {unknown} error
 * @returns {string}
 */
export function describeFailure(error) {
  if (process.env.DEBUG && error instanceof Error) return error.stack ?? error.message;
  if (error instanceof StartFailure || error instanceof StoreFailure) return error.message;
  const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim();
  return `Something unexpected went wrong: ${message} Set DEBUG=1 to see where.`;
}
