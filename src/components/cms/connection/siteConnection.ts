import { callApi } from '@/client/apiClient';
import { isOutage } from '@/client/isOutage';
import { pause } from '@/client/pause';
import { retryPauseMs } from '@/client/retryPauseMs';

const timeoutMs = 10_000;

let isLost = false;
let isChecking = false;
/** Whether a request failed without a response since the last check. */
let wasUnanswered = false;
const lossListeners = new Set<() => void>();
const returnListeners = new Set<() => void>();

/** Snapshot for useSyncExternalStore. */
export const isConnectionLost = (): boolean => isLost;
export const isLostOnServer = (): boolean => false;
export const subscribeToLoss = (listener: () => void) => subscribe(lossListeners, listener);

/** Subscribes to the server's return after a panel request had no response. */
export const onReturn = (listener: () => void) => subscribe(returnListeners, listener);

function subscribe(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
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
  setLost(false);
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
      setLost(true);
      await pause(retryPauseMs(attempt, failure), [], true);
    }
  }
}

function setLost(value: boolean): void {
  if (isLost === value) return;
  isLost = value;
  for (const listener of lossListeners) listener();
}
