import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { z } from 'zod';
import { askModel } from '@/integrations/ai/askModel';
import { ModelFailure } from '@/integrations/ai/ModelFailure';
import type { ModelQuestion } from '@/integrations/ai/ModelQuestion';
import { createAccount } from '../factories/account';
import { testPayload } from './testPayload';
import { useFakeModel } from './useFakeModel';

/** The longest answer, which is reserved for each question together with about 200 tokens for its texts. */
export const reservation = 1_000;
const answer = z.object({ summary: z.string(), items: z.array(z.object({ id: z.string() })) });
export const good = { summary: 'Two tasks stand out.', items: [{ id: 'a' }, { id: 'b' }] };

type Question = ModelQuestion<z.infer<typeof answer>>;

/** For the tests of one file: a fake model, which refuses what is not prepared, and somebody new who asks it in each. */
export function openModelDoor() {
  const door = {} as {
    payload: Payload;
    model: Awaited<ReturnType<typeof useFakeModel>>;
    userId: number;
  };
  beforeAll(async () => {
    door.payload = await testPayload();
    door.model = await useFakeModel();
  });
  beforeEach(async () => {
    door.userId = (await createAccount()).id;
    door.model.server.reset();
    door.model.server.usually({ status: 400 });
    door.model.plugIn();
  });
  afterAll(() => door.model.stop());
  const ask = (changed: Partial<Question> = {}) =>
    askModel(door.payload, {
      purpose: 'analysis',
      userId: door.userId,
      instructions: 'Write plainly.',
      turns: [{ role: 'user', content: 'The answers of a client' }],
      answer,
      maxOutputTokens: reservation,
      signal: new AbortController().signal,
      ...changed,
    });
  /** What is kept of a question. */
  const rowOf = (callId?: number) =>
    door.payload.findByID({ collection: 'model-calls', id: callId ?? 0, depth: 0, overrideAccess: true });
  /** Makes it an account that was there before last week. */
  const becomeKnown = (id: number) =>
    door.payload.db.drizzle.execute(
      sql`update users set created_at = now() - interval '8 days' where id = ${id}`,
    );
  return Object.assign(door, { ask, rowOf, becomeKnown });
}

/** The failure that a question ends in. */
export async function failureOf(asked: Promise<unknown>): Promise<ModelFailure> {
  const failure: unknown = await asked.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ModelFailure);
  return failure as ModelFailure;
}
