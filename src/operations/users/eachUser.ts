import type { PayloadRequest } from 'payload';
import { toErrorResponse } from '@/errors/toErrorResponse';
import type { UserOutcome } from '@/schemas/userBulk';
import { inTransaction } from '@/database/inTransaction';

type Done = Omit<UserOutcome, 'id' | 'message'>;

/**
 * Does the same with several accounts, one after the other, each in a transaction of its own: what is refused for one
 * leaves the others alone, and the answer says which was which.
 */
export async function eachUser<Item extends { id: number }>(
  req: PayloadRequest,
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
): Promise<UserOutcome[]> {
  const outcomes: UserOutcome[] = [];
  for (const item of items) outcomes.push(await outcomeOf(req, item, work));
  return outcomes;
}

async function outcomeOf<Item extends { id: number }>(
  req: PayloadRequest,
  item: Item,
  work: (item: Item) => Promise<Done>,
): Promise<UserOutcome> {
  const { id } = item;
  try {
    return { id, message: null, ...(await inTransaction(req, () => work(item))) };
  } catch (error) {
    const { message } = (await toErrorResponse(error, req).json()) as { message: string };
    return { id, outcome: 'refused', message, before: null, user: null };
  }
}
