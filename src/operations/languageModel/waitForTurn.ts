import { setTimeout as delay } from 'node:timers/promises';
import { Conflict } from '@/errors/ApiFailures';
import { isWrittenNow, acquireTurn, type Turn } from './acquireTurn';

type TakeTurnArgs = Parameters<typeof acquireTurn>[0];

interface WaitForTurnArgs<Done> extends TakeTurnArgs {
  /** The result, if the same submission has one in the meantime; throws when there is nothing left to wait for. */
  findDone: () => Promise<Done | null>;
  /** Another submission of the same account waits so long for its turn; after that it does without the model. */
  patienceMs: number;
}

/** A repeated submission waits for the first one's result, which comes or fails within that time. */
const repeatedWaitMs = 45_000;
const lookAgainMs = 400;

/**
 * Waits until nothing else of this kind is written for the account, so that many requests at once don't all spend
 * tokens. Ends with the result when the same submission has been completed by another request, with the turn, or
 * without one when it takes too long.
 * @throws Conflict when the same submission is still being written after all the time there is
 */
export async function waitForTurn<Done>({
  findDone,
  patienceMs,
  ...args
}: WaitForTurnArgs<Done>): Promise<{ done: Done } | { done: null; turn?: Turn }> {
  const startedAt = performance.now();
  for (;;) {
    const turn = await acquireTurn(args);
    // Looked for after the turn is taken: who had it before has stored its result by now.
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
