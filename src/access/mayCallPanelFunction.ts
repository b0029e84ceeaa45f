import type { Payload } from 'payload';
import { isStaffRole } from '@/domain/accounts/roles';

/** The server functions of Payload's panel that this site's panel uses: no folders, no locales, no slugs of Payload's. */
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
 * Whether the sender of `headers` may have the server run what `call` names. Anybody can send such calls, with any
 * content: only staff may, and only what stands on the list. Payload's own lookup takes `constructor` for a function.
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
