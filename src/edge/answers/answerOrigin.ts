import { AsyncLocalStorage } from 'node:async_hooks';

/** What the answer to a request was made from. Known once something has been made that may be kept. */
export interface AnswerOrigin {
  /** When the request began, as `Expiry` counts. */
  readonly startedAt: number;
  /** When the making of the answer began; earlier than the request, where an answer was at hand. */
  madeAt?: number;
  /** Names of what it was made from. */
  tags: readonly string[];
  /** Until when it is fresh if nothing changes. */
  freshUntilMs: number;
}

const origins = new AsyncLocalStorage<AnswerOrigin>();

/** Handles a request. What is noted meanwhile, is noted of its answer. */
export function withOrigin<Result>(origin: AnswerOrigin, handle: () => Result): Result {
  return origins.run(origin, handle);
}

/** The origin of the answer that is being made; null outside of requests. */
export const currentOrigin = (): AnswerOrigin | null => origins.getStore() ?? null;
