import type { PayloadRequest } from 'payload';
import { toErrorResponse } from '@/errors/toErrorResponse';
import type { UserOutcome } from '@/schemas/userBulk';
import { inTransaction } from '@/database/inTransaction';

type Done = Omit<UserOutcome, 'id' | 'message'>;

/**
 * Runs `work` for several accounts in sequence, each in its own transaction. A failure doesn't affect the others, and
 * the result lists the outcome per account.
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
