import { sql } from 'drizzle-orm';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { newcomers } from '@/domain/accounts/newcomers';
import type { ModelOutcome } from '@/domain/languageModel/modelCallKinds';
import { inTransaction } from '@/database/inTransaction';
import { transactionOf } from '@/database/transactionOf';
import { fitsBudget, type Spending } from './fitsBudget';
import type { TokenCount } from './modelCharge';
import type { ModelQuestion } from './ModelQuestion';
import type { ModelSettings } from './ModelSettings';

/** Any number that nothing else locks: budgets are looked at by one question at a time. */
const budgetLock = 7_316_404;

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

/**
 * Writes down that a question begins and reserves its tokens, or that the budget of the day has no room for them. All
 * instances take turns, so questions that arrive together can't overrun it. What a process that dies has reserved
 * stays charged for the day.
 */
export async function reserveCall(call: OpenCall, tokens: number): Promise<OpenedCall> {
  const req = await createLocalReq({}, call.payload);
  return inTransaction(req, async () => {
    const spent = await spentToday(req, call.question.userId);
    const isGranted = fitsBudget(tokens, spent, call.settings);
    const state: CallState = isGranted
      ? { outcome: 'underway', chargedTokens: tokens }
      : { outcome: 'budget', chargedTokens: 0 };
    return { callId: await createRow(req, call, state), isGranted };
  });
}

/** Writes down a question that could not even begin. */
export async function recordUnasked(call: OpenCall, end: CallState): Promise<number> {
  return createRow(await createLocalReq({}, call.payload), call, end);
}

/** Writes down how a question ended. The answer counts more than its record, so a failure here is only logged. */
export async function settleCall(payload: Payload, callId: number, end: CallState): Promise<void> {
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

/** Days are those of UTC. */
async function spentToday(req: PayloadRequest, userId: number): Promise<Spending> {
  const database = await transactionOf(req);
  await database.execute(sql`select pg_advisory_xact_lock(${budgetLock})`);
  const { rows } = await database.execute<Spending & Record<string, unknown>>(sql`
    select coalesce(sum(charged_tokens), 0)::float8 as today,
           coalesce(sum(charged_tokens) filter (where owner_id = ${userId}), 0)::float8 as own,
           case when coalesce((select ${isNewcomer} from users where id = ${userId}), true)
             then coalesce(sum(charged_tokens) filter (where users.id is null or ${isNewcomer}), 0)::float8
           end as "byNewcomers"
    from model_calls left join users on users.id = owner_id
    where model_calls.created_at >= date_trunc('day', now(), 'UTC')`);
  return rows[0] ?? { today: 0, own: 0, byNewcomers: 0 };
}

const isNewcomer = sql`(users.role = 'client' and users.created_at > now() - make_interval(days => ${newcomers.days}))`;
