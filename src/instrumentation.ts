import type { Instrumentation } from 'next';

let note: ((error: unknown) => void) | undefined;

/** Next calls this once, before it answers anybody. */
export async function register(): Promise<void> {
  // Next builds this for its small runtime as well, where it is never called and nothing of Node's may be named.
  // eslint-disable-next-line no-restricted-properties -- no setting: Next puts the runtime's name here while it builds
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareConsole } = await import('@/log/prepareConsole');
  prepareConsole();
  const { recordOutage } = await import('@/integrations/database/recordOutage');
  note = recordOutage;
}

/** Next tells each error of a page or route here, before it answers. It writes none down itself: it is told to be quiet. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, { routePath }) => {
  note?.(error);
  // eslint-disable-next-line no-console -- what is written there becomes a line of the log, and is bounded
  console.error(`${routePath} failed:`, error);
};
