import { z } from 'zod';

/** A response that only confirms success. */
export const messageSchema = z.object({ message: z.string() });
