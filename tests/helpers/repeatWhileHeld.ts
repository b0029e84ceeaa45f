import type { Payload } from 'payload';
import { expect } from 'vitest';
import type { FakeModelServer, Reaction } from '../../scripts/testing/FakeModelServer.mjs';
import { watchForQuery } from './countQueries';

/** Sends the same three times at once. The model answers when one of the three has found another one underway. */
export async function repeatWhileHeld<Answer>(
  { payload, server }: { payload: Payload; server: FakeModelServer },
  send: () => Promise<Answer>,
  reaction: Reaction,
): Promise<Answer[]> {
  const hasLooked = await watchForQuery(payload, 'select 1 from generations');
  const release = server.hold(reaction);
  const answers = Promise.all([send(), send(), send()]);
  await expect.poll(hasLooked).toBe(true);
  await expect.poll(() => server.requests.length).toBeGreaterThan(0);
  release();
  return answers;
}
