import { z } from 'zod';

/** What a balancer is told: whether this process may be sent requests, and if not, what is in the way. */
export const readinessSchema = z.object({ status: z.enum(['ready', 'database', 'migrations', 'ending']) });
export type Readiness = z.infer<typeof readinessSchema>;
