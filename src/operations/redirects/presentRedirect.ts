import type { Redirect } from '@/payload-types';
import type { RedirectAnswer } from '@/schemas/redirects';

/** Returns a redirect as staff see it. */
export const presentRedirect = ({ id, from, to, isPermanent, updatedAt }: Redirect): RedirectAnswer => ({
  ...{ id, from, to, updatedAt },
  isPermanent: isPermanent ?? true,
});
