import { z } from 'zod';
import { ApiError } from '@/client/ApiError';
import { redirectBodySchema, redirectSchema, type RedirectAnswer } from '@/schemas/redirects';

/** Initial values of the dialog: a stored redirect, or a new one without an id. */
export type RedirectStart = Pick<RedirectAnswer, 'from' | 'to' | 'isPermanent'> &
  Partial<Pick<RedirectAnswer, 'id' | 'updatedAt'>>;

export const emptyRedirect: RedirectStart = { from: '', to: '', isPermanent: true };

const kinds = ['permanent', 'temporary'] as const;

/** The API contract, with booleans as select values. */
export const redirectFormSchema = redirectBodySchema
  .omit({ isPermanent: true })
  .extend({ kind: z.enum(kinds) })
  .transform(({ kind, ...body }) => ({ ...body, isPermanent: kind === 'permanent' }));

export const toRedirectForm = ({ from, to, isPermanent }: RedirectStart) => ({
  ...{ from, to },
  kind: isPermanent ? kinds[0] : kinds[1],
});

/** Returns the redirect as another user saved it, if that is why a save was rejected; null for other errors. */
export function latestOf(error: unknown): RedirectAnswer | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return redirectSchema.safeParse(error.body).data ?? null;
}
