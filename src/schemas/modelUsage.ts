import { z } from 'zod';
import { modelFailureReasons } from '@/domain/languageModel/modelCallKinds';
import { usageDays } from '@/domain/languageModel/usageDays';

export const modelUsageQuerySchema = z.object({
  days: z
    .string()
    .regex(/^[1-9]\d?$/, `days must be a whole number from 1 to ${usageDays.max}`)
    .transform(Number)
    .pipe(z.number().max(usageDays.max, `days must be a whole number from 1 to ${usageDays.max}`))
    .optional()
    .describe(`Until today, at most ${usageDays.max}; ${usageDays.usual} unless told`),
});
export type ModelUsageQuery = z.output<typeof modelUsageQuerySchema>;

const usageDaySchema = z.object({
  day: z.iso.date().describe('In UTC'),
  calls: z.number().describe('Questions to the language model, those that were not let through included'),
  answered: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  chargedTokens: z.number().describe('What counts against the budgets; lost answers are charged in full'),
  meanMs: z.number().nullable().describe('Of the questions that reached the provider'),
  worstMs: z.number().nullable(),
  textsWritten: z.number(),
  textsFellBack: z.number().describe('Texts for which the engine’s own words were used'),
  failures: z.partialRecord(z.enum(modelFailureReasons), z.number()),
});
export type ModelUsageDay = z.infer<typeof usageDaySchema>;

const modelStateSchema = z.object({
  provider: z.string(),
  model: z.string(),
  timeoutSeconds: z.number().describe('For one question'),
  concurrency: z.number().describe('Questions underway at once, of all servers together'),
  underway: z.number().describe('In this process, now'),
  waiting: z.number(),
  tokensPerDay: z.number(),
  tokensLeftToday: z.number(),
  tokensPerUserPerDay: z.number(),
  breaker: z.object({
    state: z.enum(['closed', 'open', 'trial']).describe('open: the provider is left alone after failures'),
    failuresInARow: z.number(),
    opensAgainAt: z.iso.datetime().nullable(),
  }),
});
export type ModelStateAnswer = z.infer<typeof modelStateSchema>;

export const modelUsageSchema = z.object({
  configured: modelStateSchema.nullable().describe('Null while no language model is set up'),
  days: z.array(usageDaySchema).describe('Newest first, days without questions included'),
});
export type ModelUsageAnswer = z.infer<typeof modelUsageSchema>;
