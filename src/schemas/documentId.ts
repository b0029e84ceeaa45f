import { z } from 'zod';
import { Missing } from '@/errors/ApiFailures';

/** PostgreSQL's largest integer. */
export const largestId = 2_147_483_647;

/** Whether a text in an address can be the id of a document. */
export const isDocumentId = (text: string): boolean =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largestId;

/** The id of a document in an address. Anything that can't be one is answered like a missing document: 404. */
export const documentIdParams = z.object({
  id: z.string().transform((value) => {
    if (!isDocumentId(value)) throw new Missing();
    return Number(value);
  }),
});
