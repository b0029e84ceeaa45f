import { z } from 'zod';

/** An answer that only says that it worked. */
export const messageSchema = z.object({ message: z.string() });
