import type { Payload } from 'payload';
import { isStaffRole } from '@/domain/accounts/roles';

/** Server functions of Payload's panel that this site uses; it needs no folders, locales or generated slugs. */
const panelFunctions: ReadonlySet<unknown> = new Set([
  'form-state',
  'get-default-layout',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'table-state',
]);

/**
 * Returns whether the sender of `headers` may run the server function named in `call`. Anybody can send such calls with
 * any content, so only staff may run listed functions. Payload's own lookup resolves `constructor` to a function.
 */
export async function mayCallPanelFunction(
  payload: Payload,
  headers: Headers,
  call: unknown,
): Promise<boolean> {
  const isKnown =
    typeof call === 'object' && call !== null && 'name' in call && panelFunctions.has(call.name);
  if (!isKnown) return false;
  const { user } = await payload.auth({ headers });
  return user ? isStaffRole(user.role) : false;
}
