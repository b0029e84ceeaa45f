import { z } from 'zod';

/** The Idempotency-Key header: letters, digits and hyphens, e.g. a UUID. */
export const submissionKeySchema = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'Idempotency-Key must be 8 to 64 letters, digits or hyphens')
  .optional();
