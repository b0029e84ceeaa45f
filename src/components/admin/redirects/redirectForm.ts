import { z } from 'zod';
import { redirectBodySchema, type RedirectAnswer } from '@/schemas/redirects';

/** Where the dialog starts: a redirect as it is kept, or a new one without an id. */
export type RedirectStart = Pick<RedirectAnswer, 'from' | 'to' | 'isPermanent'> & { id?: number };

export const emptyRedirect: RedirectStart = { from: '', to: '', isPermanent: true };

const kinds = ['permanent', 'temporary'] as const;

/** The call's contract, with a choice of words for what is true or false there. */
export const redirectFormSchema = redirectBodySchema
  .omit({ isPermanent: true })
  .extend({ kind: z.enum(kinds) })
  .transform(({ kind, ...body }) => ({ ...body, isPermanent: kind === 'permanent' }));

export const toRedirectForm = ({ from, to, isPermanent }: RedirectStart) => ({
  ...{ from, to },
  kind: isPermanent ? kinds[0] : kinds[1],
});
