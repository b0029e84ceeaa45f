import type { Instrumentation } from 'next';

let note: ((error: unknown) => void) | undefined;

/** Next calls this once, before it answers anybody. */
export async function register(): Promise<void> {
  // Next builds this for its small runtime as well, where it is never called and nothing of Node's may be named.
  // eslint-disable-next-line no-restricted-properties -- no setting: Next puts the runtime's name here while it builds
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareConsole } = await import('@/log/prepareConsole');
  prepareConsole();
  const { noteOutage } = await import('@/integrations/database/noteOutage');
  note = noteOutage;
}

/** Next tells each error of a page or route here, before it answers. */
export const onRequestError: Instrumentation.onRequestError = (error) => note?.(error);
