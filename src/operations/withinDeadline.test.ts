import { stat } from 'node:fs/promises';
import { setImmediate as checkPhase } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withinDeadline } from './withinDeadline';

const never = new Promise<string>(() => undefined);

it('answers otherwise when the look fails or takes too long', async () => {
  expect(await withinDeadline(Promise.reject(new Error('gone')), 60_000, 'otherwise')).toBe('otherwise');
  expect(await withinDeadline(never, 1, 'otherwise')).toBe('otherwise');
});

it('takes an answer that has come while nothing could be read for in time', async () => {
  // From the check phase, the event loop runs timers first and reads pending I/O only after them.
  await checkPhase();
  const look = stat('.').then(() => 'come');
  const answer = withinDeadline(look, 1, 'otherwise');
  const heldFrom = performance.now();
  while (performance.now() - heldFrom < 200);
  expect(await answer).toBe('come');
});
