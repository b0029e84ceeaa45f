import type { PoolConfig } from 'pg';
import { testPayload } from './testPayload';

type Waits = Pick<
  PoolConfig,
  'connectionTimeoutMillis' | 'lock_timeout' | 'statement_timeout' | 'query_timeout'
>;

/** Longer than anything takes on a busy machine that works. */
const patientMs = 60_000;
const patience: Waits = {
  connectionTimeoutMillis: patientMs,
  lock_timeout: patientMs,
  statement_timeout: patientMs,
  query_timeout: patientMs,
};

/** The site's own limits, as far as it has them. */
let usual: Waits | undefined;

/** How long the site waits for its database is a matter of the tests about that, and of no others. */
export async function waitPatiently(): Promise<void> {
  usual ??= await replaceWaits(patience);
}

/** From now on the site waits as it does for its visitors. Undo it by `waitPatiently`. */
export async function waitAsUsual(): Promise<void> {
  await replaceWaits(usual ?? {});
  usual = undefined;
}

/** Takes effect with the next connections, so those that are idle make room for new ones. */
async function replaceWaits(waits: Waits): Promise<Waits> {
  const { pool } = (await testPayload()).db;
  const { connectionTimeoutMillis, lock_timeout, statement_timeout, query_timeout } = pool.options;
  Object.assign(pool.options, waits);
  const idle = await Promise.allSettled(Array.from({ length: pool.idleCount }, () => pool.connect()));
  for (const each of idle) if (each.status === 'fulfilled') each.value.release(true);
  return { connectionTimeoutMillis, lock_timeout, statement_timeout, query_timeout };
}
