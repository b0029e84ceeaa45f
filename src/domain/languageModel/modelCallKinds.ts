/** Purposes of calls to the language model. */
export const modelPurposes = ['analysis', 'audit'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

/**
 * Why a call to the language model has no usable reply:
 * - `budget`: the daily token budget, of all accounts or of this one, is used up
 * - `busy`: too many concurrent calls for the available time
 * - `open`: the circuit breaker is open after several failures of the provider in a row
 * - `timeout`: no complete reply in time
 * - `cancelled`: the client disconnected
 * - `limited`: the provider's rate limit
 * - `refused`: the provider or the model declined, for example because of a wrong key or an unknown model
 * - `failed`: the provider is unreachable, disconnects, or violates its protocol
 * - `invalid`: the model's text doesn't match the schema
 */
export const modelFailureReasons = [
  'budget',
  'busy',
  'open',
  'timeout',
  'cancelled',
  'limited',
  'refused',
  'failed',
  'invalid',
] as const;
export type ModelFailureReason = (typeof modelFailureReasons)[number];

/** Outcome of a call; `underway` remains if its process ended first. */
export const modelOutcomes = ['underway', 'answered', ...modelFailureReasons] as const;
export type ModelOutcome = (typeof modelOutcomes)[number];
