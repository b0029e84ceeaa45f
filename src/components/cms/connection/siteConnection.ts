import { callApi } from '@/client/apiClient';
import { isOutage } from '@/client/isOutage';
import { pause } from '@/client/pause';
import { retryPauseMs } from '@/client/retryPauseMs';
import { createStore } from '../externalStore';

const timeoutMs = 10_000;

let isChecking = false;
/** Whether a request failed without a response since the last check. */
let wasUnanswered = false;
const returnListeners = new Set<() => void>();

/** Whether the server doesn't respond. */
export const connectionLost = createStore(false);

/** Subscribes to the server's return after a panel request had no response. */
export function onReturn(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => void returnListeners.delete(listener);
}

/**
 * Checks whether the server responds, and repeats until it does.
 * @param hadNoAnswer whether a request certainly had no response; a rejection is a response
 */
export async function checkConnection({ hadNoAnswer }: { hadNoAnswer: boolean }): Promise<void> {
  wasUnanswered ||= hadNoAnswer;
  if (isChecking) return;
  isChecking = true;
  await untilAnswered();
  isChecking = false;
  connectionLost.set(false);
  if (wasUnanswered) for (const listener of returnListeners) listener();
  wasUnanswered = false;
}

async function untilAnswered(): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await callApi('/api/health', { asVisitor: true, isAskedOnce: true, timeoutMs });
      return;
    } catch (failure) {
      if (!isOutage(failure)) return;
      wasUnanswered = true;
      connectionLost.set(true);
      await pause(retryPauseMs(attempt, failure), [], true);
    }
  }
}
