import type { Payload } from 'payload';
import type { ModelFailureReason } from '@/domain/languageModel/modelCallKinds';
import { recordUnasked, reserveCall, recordCallEnd } from './callLedger';
import type { Completion } from './completeText';
import { currentModel } from './currentModel';
import { tokensTaken, tokensToReserve } from './modelCharge';
import type { Deadline, ModelClient } from './ModelClient';
import { ModelFailure } from './ModelFailure';
import { modelInstructions } from './modelInstructions';
import type { ModelQuestion, ModelReply, ModelUse } from './ModelQuestion';
import { observeCall } from './observeCall';
import { ProviderFault } from './ProviderFault';
import { readModelJson } from './readModelJson';
import { waitFor } from './waitFor';

/** Result of a call before its cost is recorded. */
type ModelEnding<T> =
  | { outcome: 'answered'; value: T; completion: Completion }
  | { outcome: 'invalid' | 'refused'; completion: Completion; findings: string[] }
  | { outcome: ModelFailureReason; mayHaveCost: boolean };

const tooLong = 'The answer is too long and was cut off: write less.';

/** Validates the provider's completion against the schema. */
function endingOfCompletion<T>(
  completion: Completion,
  { answer }: Pick<ModelQuestion<T>, 'answer'>,
): ModelEnding<T> {
  if (completion.isDeclined) return { outcome: 'refused', completion, findings: [] };
  if (completion.isCutOff) return { outcome: 'invalid', completion, findings: [tooLong] };
  const read = readModelJson(completion.text, answer);
  return 'value' in read
    ? { outcome: 'answered', value: read.value, completion }
    : { outcome: 'invalid', completion, findings: read.findings };
}

type Loss = Extract<ModelEnding<never>, { mayHaveCost: boolean }>;

/** Maps an error to an outcome. `asker` is the caller's signal; `deadline` also aborts on timeout. */
function endingOfError(error: unknown, asker: AbortSignal, deadline: AbortSignal): Loss {
  if (error instanceof ProviderFault) return { outcome: reasonOf(error), mayHaveCost: error.mayHaveCost };
  return { outcome: deadline.aborted ? reasonOfEnd(asker) : 'failed', mayHaveCost: true };
}

/** Tells whether the wait ended because the caller aborted or the time ran out. */
const reasonOfEnd = (asker: AbortSignal): 'cancelled' | 'timeout' =>
  asker.aborted && !isTimeout(asker.reason) ? 'cancelled' : 'timeout';

const isTimeout = (reason: unknown): boolean => reason instanceof Error && reason.name === 'TimeoutError';

const reasonOf = ({ kind }: ProviderFault): ModelFailureReason =>
  kind === 'limited' || kind === 'refused' ? kind : 'failed';

/** Returns whether a language model is configured. Makes no request. */
export const isModelConfigured = (): boolean => currentModel() !== undefined;

/** The format with the longest instructions; tokens are reserved for it. */
const longestFormat = 'words';

/** Polling interval while other servers use all slots. */
const placePauseMs = 250;

/** State of one running call. */
interface Asking<T> {
  payload: Payload;
  door: ModelClient;
  question: ModelQuestion<T>;
  startedAtMs: number;
  deadline: Deadline;
}

/**
 * Calls the language model and returns output that matches the schema, within timeout and budgets. Call it outside of
 * any transaction, so that no database connection is held while it waits.
 * @throws ModelFailure with the reason
 */
export async function askModel<T>(payload: Payload, question: ModelQuestion<T>): Promise<ModelReply<T>> {
  const client = currentModel();
  if (!client) throw new ModelFailure('off');
  return observeCall(client.settings, question, () => askThrough(client, payload, question));
}

async function askThrough<T>(
  door: ModelClient,
  payload: Payload,
  question: ModelQuestion<T>,
): Promise<ModelReply<T>> {
  const { timeoutMs } = door.settings;
  const startedAtMs = performance.now();
  const signal = AbortSignal.any([question.signal, AbortSignal.timeout(timeoutMs)]);
  const deadline = { signal, endsAtMs: startedAtMs + timeoutMs };
  const asking = { payload, door, question, startedAtMs, deadline };
  const leave = await door.room.enter({ signal }).catch(() => undefined);
  if (!leave) return refuseUnasked(asking);
  try {
    return await askInside(asking);
  } finally {
    leave();
  }
}

async function refuseUnasked<T>(asking: Asking<T>): Promise<never> {
  const { payload, door, question } = asking;
  const reason = whyUnasked(question.signal);
  const end = { outcome: reason, chargedTokens: 0, durationMs: elapsedMs(asking) } as const;
  const callId = await recordUnasked({ payload, settings: door.settings, question }, end);
  throw new ModelFailure(reason, { use: takenBy(asking, callId) });
}

/** Reason why a call got no slot: the caller aborted, or none was free in time. */
const whyUnasked = (asker: AbortSignal): 'cancelled' | 'busy' =>
  reasonOfEnd(asker) === 'cancelled' ? 'cancelled' : 'busy';

async function askInside<T>(asking: Asking<T>): Promise<ModelReply<T>> {
  const { payload, door, question } = asking;
  const instructions = modelInstructions(door.settings.provider, question, longestFormat);
  const reserved = tokensToReserve(instructions, question);
  const call = await reserveWhenFree(asking, reserved);
  if (!call) return refuseUnasked(asking);
  const { callId, isGranted } = call;
  if (!isGranted) throw new ModelFailure('budget', { use: takenBy(asking, callId) });

  const ending = await endingOf(asking);
  const tokens =
    'completion' in ending
      ? tokensTaken(ending.completion, { inputTokens: reserved - question.maxOutputTokens })
      : noTokens;
  const lost = 'mayHaveCost' in ending && ending.mayHaveCost ? reserved : 0;
  const use = takenBy(asking, callId, tokens);
  await recordCallEnd(payload, callId, {
    outcome: ending.outcome,
    chargedTokens: lost + tokens.inputTokens + tokens.outputTokens,
    durationMs: use.durationMs,
    ...tokens,
  });
  if (ending.outcome === 'answered') return { ...use, value: ending.value, text: ending.completion.text };
  throw failureOf(ending, use);
}

/** Reserves tokens and waits while other servers use all slots; null on timeout or if the caller aborted. */
async function reserveWhenFree<T>({ payload, door, question, deadline }: Asking<T>, tokens: number) {
  while (!deadline.signal.aborted) {
    const call = await reserveCall({ payload, settings: door.settings, question }, tokens);
    if (call) return call;
    await waitFor(placePauseMs, deadline.signal).catch(() => undefined);
  }
  return null;
}

const noTokens = { inputTokens: 0, outputTokens: 0 };

async function endingOf<T>({ payload, door, question, deadline }: Asking<T>): Promise<ModelEnding<T>> {
  if (!door.breaker.admits()) return { outcome: 'open', mayHaveCost: false };
  // The slot came too late: the provider wasn't called, so nothing is charged and nothing failed.
  if (deadline.signal.aborted) {
    door.breaker.abandoned();
    return { outcome: whyUnasked(question.signal), mayHaveCost: false };
  }
  try {
    const completion = await door.complete(question, deadline);
    door.breaker.succeeded();
    return endingOfCompletion(completion, question);
  } catch (error) {
    const ending = endingOfError(error, question.signal, deadline.signal);
    if (ending.outcome === 'cancelled') door.breaker.abandoned();
    else door.breaker.failed();
    logEnding(payload, ending.outcome, error);
    return ending;
  }
}

/** Anything but a provider fault is our own bug, so it is logged with its stack. */
function logEnding(payload: Payload, outcome: ModelFailureReason, error: unknown): void {
  const msg = `A question to the language model ended: ${outcome}`;
  if (error instanceof ProviderFault) payload.logger.warn(`${msg}. ${error.message}`);
  else if (outcome === 'failed') payload.logger.error({ err: error, msg });
  else payload.logger.warn(msg);
}

function failureOf<T>(ending: Exclude<ModelEnding<T>, { outcome: 'answered' }>, use: ModelUse): ModelFailure {
  const details =
    'completion' in ending ? { text: ending.completion.text, findings: ending.findings } : undefined;
  return new ModelFailure(ending.outcome, { use, ...details });
}

function takenBy<T>(asking: Asking<T>, callId: number, tokens = noTokens): ModelUse {
  const { provider, model } = asking.door.settings;
  return { callId, provider, model, ...tokens, durationMs: elapsedMs(asking) };
}

const elapsedMs = <T>({ startedAtMs }: Asking<T>): number => Math.round(performance.now() - startedAtMs);
