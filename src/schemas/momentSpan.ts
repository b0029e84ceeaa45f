import { z } from 'zod';

/** A moment in a query or body. @param name of the field, for the refusal */
export const momentSchema = (name: string) => z.iso.datetime(`${name} must be a time as the API writes it`);

/** Two moments that narrow a list by when its entries came to be. */
export const momentSpanFields = {
  from: momentSchema('from').optional().describe('The first moment'),
  to: momentSchema('to').optional().describe('The first moment after'),
};
