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

/** Between the end of a question and what is written of it. */
const settlingMs = 5_000;

/**
 * Writes down that a question begins and reserves its tokens, or that the budget of the day has no room for them. All
 * instances take turns, so questions that arrive together can't overrun it. What a process that dies has reserved
 * stays charged for the day. Null while questions of other servers take all places: then nothing is written.
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

/** A server alone lets in no more than there are places. */
async function hasPlace(
  req: PayloadRequest,
  { isShared, concurrency, timeoutMs, provider, model }: ModelSettings,
): Promise<boolean> {
  if (!isShared) return true;
  const underway = await countRunningCalls(req, { provider, model, longestMs: timeoutMs + settlingMs });
  return underway < concurrency;
}

/** Writes down a question that could not even begin. */
export async function recordUnasked(call: OpenCall, end: CallState): Promise<number> {
  return createRow(await createLocalReq({}, call.payload), call, end);
}

/** Writes down how a question ended. The answer counts more than its record, so a failure here is only logged. */
export async function recordCallEnd(payload: Payload, callId: number, end: CallState): Promise<void> {
  try {
    await payload.update({
      collection: 'model-calls',
      id: callId,
      data: end,
      depth: 0,
      // Closed to direct changes: this ledger is their one door.
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
