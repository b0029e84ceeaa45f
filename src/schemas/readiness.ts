import { z } from 'zod';

/** Response for load balancers: whether this process accepts requests, and if not, why. */
export const readinessSchema = z.object({ status: z.enum(['ready', 'database', 'migrations', 'ending']) });
export type Readiness = z.infer<typeof readinessSchema>;
