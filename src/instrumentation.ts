import { boundConsole } from '@/integrations/log/boundConsole';

/** Next calls this once, before it answers anybody. */
export function register(): void {
  boundConsole(console);
}
