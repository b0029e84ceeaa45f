import { z } from 'zod';

/** A date-time in a query or body. @param name of the field, for the error message */
export const momentSchema = (name: string) => z.iso.datetime(`${name} must be a time as the API writes it`);

/** Filters a list by creation time. */
export const momentSpanFields = {
  from: momentSchema('from').optional().describe('The first moment'),
  to: momentSchema('to').optional().describe('The first moment after'),
};
