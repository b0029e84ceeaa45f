/** What the language model is asked for. */
export const modelPurposes = ['analysis', 'audit'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

/**
 * Why a question to the language model has no usable answer:
 * - `budget`: the tokens of the day, of all or of this account, are spent
 * - `busy`: too many questions at once for the time there was
 * - `open`: the provider failed several times in a row and is left alone for a while
 * - `timeout`: no complete answer within the time
 * - `cancelled`: whoever asked is gone
 * - `limited`: the provider says that it was asked too often
 * - `refused`: the provider or the model declined, such as over a wrong key or an unknown model
 * - `failed`: the provider can't be reached, breaks off, or answers with something else than its protocol
 * - `invalid`: the model's text doesn't meet the schema
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

/** How a question ended; `underway` stays with those whose process ended before. */
export const modelOutcomes = ['underway', 'answered', ...modelFailureReasons] as const;
export type ModelOutcome = (typeof modelOutcomes)[number];
