import { AsyncResource } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import { beginSpan, hasActiveSpan, kindOfFailure, type OpenSpan } from '@/integrations/telemetry/spans';
import { describeStatement } from './describeStatement';

type Query = (...args: unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;
type Connect = (callback?: (...args: unknown[]) => void) => unknown;

/** Traces each statement that is part of an active span, without its values. */
export function traceStatements(pool: Pool): void {
  const connect = pool.connect.bind(pool) as Connect;
  // pg calls the waiting callback from whoever releases a connection; without this, the span would belong to that
  // caller.
  const connectInOwnName: Connect = (callback) => connect(callback && AsyncResource.bind(callback));
  pool.connect = connectInOwnName as Pool['connect'];
  pool.on('connect', traceClient);
}

function traceClient(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  const traced: Query = (...args) => {
    const span = spanOf(args[0]);
    if (!span) return query(...args);
    const last = args.at(-1);
    if (typeof last === 'function') {
      const tell: Callback = (error, result) => {
        span.end(error ? kindOfFailure(error) : undefined);
        (last as Callback)(error, result);
      };
      return query(...args.slice(0, -1), tell);
    }
    return (query(...args) as Promise<unknown>).then(
      (result) => {
        span.end();
        return result;
      },
      (error: unknown) => {
        span.end(kindOfFailure(error));
        throw error;
      },
    );
  };
  client.query = traced as PoolClient['query'];
}

function spanOf(statement: unknown): OpenSpan | null {
  const whole = hasActiveSpan() ? textOf(statement) : null;
  if (whole === null) return null;
  const { name, text } = describeStatement(whole);
  const facts = { 'db.system.name': 'postgresql', 'db.query.text': text };
  return beginSpan({ name, kind: 'outgoing', facts });
}

/** Null for query streams and the like, which aren't traced. */
function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return null;
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : null;
}
