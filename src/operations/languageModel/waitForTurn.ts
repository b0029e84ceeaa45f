import { setTimeout as delay } from 'node:timers/promises';
import { Conflict } from '@/errors/ApiFailures';
import { isWrittenNow, acquireTurn, type Turn } from './acquireTurn';

type TakeTurnArgs = Parameters<typeof acquireTurn>[0];

interface WaitForTurnArgs<Done> extends TakeTurnArgs {
  /** Returns the result of the same submission, if it exists by now. Throws if waiting has become pointless. */
  findDone: () => Promise<Done | null>;
  /** How long to wait for another submission of the same account before continuing without the model. */
  patienceMs: number;
}

/** A repeated submission waits for the first one's result, which succeeds or fails within this time. */
const repeatedWaitMs = 45_000;
const lookAgainMs = 400;

/**
 * Waits until no other text of this kind is generated for the account, so that parallel requests don't all spend
 * tokens. Returns the result if another request completed the same submission, else the lock, or neither after the
 * timeout.
 * @throws Conflict when the same submission is still being written after the timeout
 */
export async function waitForTurn<Done>({
  findDone,
  patienceMs,
  ...args
}: WaitForTurnArgs<Done>): Promise<{ done: Done } | { done: null; turn?: Turn }> {
  const startedAt = performance.now();
  for (;;) {
    const turn = await acquireTurn(args);
    // Checked after acquiring the lock, because its previous holder has stored its result by then.
    const done = await findDone().catch(async (error: unknown) => {
      await turn?.end(args.req);
      throw error;
    });
    if (done) {
      await turn?.end(args.req);
      return { done };
    }
    if (turn) return { done: null, turn };
    const isRepeated = await isWrittenNow(args);
    if (performance.now() - startedAt > (isRepeated ? repeatedWaitMs : patienceMs)) {
      if (isRepeated) throw new Conflict('This is still being written. It will be on your dashboard.');
      return { done: null };
    }
    await delay(lookAgainMs);
  }
}
