import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { ModelOutcome } from '@/domain/languageModel/modelCallKinds';
import { inTransaction } from '@/database/inTransaction';
import { countRunningCalls, lockSpentTokens } from '@/database/tables/modelCalls';
import { fitsBudget } from './fitsBudget';
import type { TokenCount } from './modelCharge';
import type { ModelQuestion } from './ModelQuestion';
import type { ModelSettings } from './ModelSettings';

interface OpenCall {
  payload: Payload;
  settings: ModelSettings;
  question: Pick<ModelQuestion<unknown>, 'purpose' | 'userId'>;
}

interface OpenedCall {
  callId: number;
  isGranted: boolean;
}

interface CallState extends Partial<TokenCount> {
  outcome: ModelOutcome;
  chargedTokens: number;
  durationMs?: number;
}

/** Allowance between the end of a call and the update of its record. */
const settlingMs = 5_000;

/**
 * Records the start of a call and reserves its tokens, or records that today's budget is exhausted. Serialized across
 * all instances, so that concurrent calls can't exceed the budget. Tokens reserved by a process that dies stay
 * charged for the day. Returns null, and records nothing, while calls of other servers use all slots.
 */
export async function reserveCall(call: OpenCall, tokens: number): Promise<OpenedCall | null> {
  const req = await createLocalReq({}, call.payload);
  return inTransaction(req, async () => {
    const spent = await lockSpentTokens(req, call.question.userId);
    if (!(await hasPlace(req, call.settings))) return null;
    const isGranted = fitsBudget(tokens, spent, call.settings);
    const state: CallState = isGranted
      ? { outcome: 'underway', chargedTokens: tokens }
      : { outcome: 'budget', chargedTokens: 0 };
    return { callId: await createRow(req, call, state), isGranted };
  });
}

/** A single server limits its calls by its own queue. */
async function hasPlace(
  req: PayloadRequest,
  { isShared, concurrency, timeoutMs, provider, model }: ModelSettings,
): Promise<boolean> {
  if (!isShared) return true;
  const underway = await countRunningCalls(req, { provider, model, longestMs: timeoutMs + settlingMs });
  return underway < concurrency;
}

/** Records a call that couldn't start. */
export async function recordUnasked(call: OpenCall, end: CallState): Promise<number> {
  return createRow(await createLocalReq({}, call.payload), call, end);
}

/** Records the end of a call. A failure here is only logged, because the result matters more than its record. */
export async function recordCallEnd(payload: Payload, callId: number, end: CallState): Promise<void> {
  try {
    await payload.update({
      collection: 'model-calls',
      id: callId,
      data: end,
      depth: 0,
      // The collection is closed to direct changes; only this ledger writes it.
      overrideAccess: true,
    });
  } catch (error) {
    payload.logger.error({
      err: error,
      msg: `Question ${callId} to the language model could not be settled`,
    });
  }
}

async function createRow(
  req: PayloadRequest,
  { settings, question }: OpenCall,
  state: CallState,
): Promise<number> {
  const { id } = await req.payload.create({
    collection: 'model-calls',
    data: {
      inputTokens: 0,
      outputTokens: 0,
      durationMs: 0,
      textsWritten: 0,
      textsFellBack: 0,
      purpose: question.purpose,
      owner: question.userId,
      provider: settings.provider,
      model: settings.model,
      ...state,
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
  return id;
}
