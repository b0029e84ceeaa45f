import { z } from 'zod';
import { Missing } from '@/errors/ApiFailures';

/** PostgreSQL's largest integer. */
export const largestId = 2_147_483_647;

/** Returns whether a URL segment can be the id of a document. */
export const isDocumentId = (text: string): boolean =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largestId;

/** A document id in a URL. Invalid ids give 404, like missing documents. */
export const documentIdParams = z.object({
  id: z.string().transform((value) => {
    if (!isDocumentId(value)) throw new Missing();
    return Number(value);
  }),
});
