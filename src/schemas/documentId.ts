import { z } from 'zod';
import { Missing } from '@/errors/ApiFailures';

/** PostgreSQL's largest integer. */
export const largestId = 2_147_483_647;

/** The id of a document in an address. Anything that can't be one is answered like a missing document: 404. */
export const documentIdParams = z.object({
  id: z.string().transform((value) => {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : Number.NaN;
    if (!(id <= largestId)) throw new Missing();
    return id;
  }),
});
