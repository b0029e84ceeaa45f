import { StoreFailure } from '../../src/integrations/storage/StoreFailure.mjs';
import { StartFailure } from './StartFailure.mjs';

/**
 * One line for the person at the keyboard. Expected failures speak for themselves; anything else is named
 * with a hint how to see more. DEBUG=1 shows the stack.
 * @param {unknown} error
 * @returns {string}
 */
export function describeFailure(error) {
  if (process.env.DEBUG && error instanceof Error) return error.stack ?? error.message;
  if (error instanceof StartFailure || error instanceof StoreFailure) return error.message;
  const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim();
  return `Something unexpected went wrong: ${message} Set DEBUG=1 to see where.`;
}
