import type { Instrumentation } from 'next';
import { noteOutage } from '@/integrations/database/noteOutage';
import { boundConsole } from '@/log/boundConsole';

/** Next calls this once, before it answers anybody. */
export function register(): void {
  boundConsole(console);
}

/** Next tells each error of a page or route here, before it answers. */
export const onRequestError: Instrumentation.onRequestError = (error) => noteOutage(error);
