import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { budgetLock } from '@/database/tables/modelCalls';
import { currentModel } from '@/integrations/ai/currentModel';
import type { ModelSettings } from '@/integrations/ai/ModelSettings';
import { mockAbortTimeout } from '../helpers/mockTimeouts';
import { modelTimeoutMs } from '../helpers/useFakeModel';
import { failureOf, good, openModelDoor } from '../helpers/askModel';

const door = openModelDoor();
let model = '';

beforeEach(() => {
  model = `model-${randomUUID()}`;
});

/** From now on questions are asked by another server: plugging in forgets all that the one before knew by itself. */
const becomeAnotherServer = (settings: Partial<ModelSettings> = {}) =>
  door.model.plugIn({ model, isShared: true, ...settings });

it('share the places', async () => {
  let inside = 0;
  let mostInside = 0;
  door.model.server.usually(async () => {
    mostInside = Math.max(mostInside, ++inside);
    // Long enough for the others to come, if nothing kept them.
    await pause(100);
    inside -= 1;
    return { answer: good };
  });
  const asked = Array.from({ length: 4 }, () => {
    becomeAnotherServer({ concurrency: 2 });
    return door.ask();
  });
  const replies = await Promise.all(asked);
  expect(replies.map(({ value }) => value)).toEqual([good, good, good, good]);
  expect(mostInside).toBeLessThanOrEqual(2);
});

it('wait for each other, but not beyond the time', async () => {
  const expireTimeouts = mockAbortTimeout(modelTimeoutMs);
  door.model.server.usually({ silent: true });
  becomeAnotherServer({ concurrency: 1 });
  const first = failureOf(door.ask());
  await expect.poll(() => door.model.server.requests.length).toBe(1);
  becomeAnotherServer({ concurrency: 1 });
  const second = failureOf(door.ask());
  await expect.poll(() => currentModel()?.room.state().inside).toBe(1);
  expireTimeouts();
  expect((await first).reason).toBe('timeout');
  expect((await second).reason).toBe('busy');
  expect(door.model.server.requests).toHaveLength(1);
});

it('ask nobody, at no cost, when a place comes after the time', async () => {
  const expireTimeouts = mockAbortTimeout(modelTimeoutMs);
  door.model.server.usually({ answer: good });
  becomeAnotherServer();
  const { pool } = door.payload.db;
  const other = await pool.connect();
  try {
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock($1)', [budgetLock]);
    const asked = failureOf(door.ask());
    await expect
      .poll(async () => {
        // A lock's number of up to 32 bits is its objid; other databases of the server have locks, too.
        const waiting = `select 1 from pg_locks join pg_database on pg_database.oid = database
          where datname = current_database() and locktype = 'advisory' and objid = $1 and not granted`;
        return (await pool.query(waiting, [budgetLock])).rowCount;
      })
      .toBe(1);
    expireTimeouts();
    await other.query('commit');
    const { reason, use } = await asked;
    expect(reason).toBe('busy');
    expect(await door.rowOf(use?.callId)).toMatchObject({ outcome: 'busy', chargedTokens: 0 });
  } finally {
    await other.query('rollback');
    other.release();
  }
  expect(door.model.server.requests).toHaveLength(0);
  expect(currentModel()?.breaker.state().failuresInARow).toBe(0);
});
