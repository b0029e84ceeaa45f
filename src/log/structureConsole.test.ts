import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { withRequestId } from './requestScope';
import { structureConsole } from './structureConsole';

it('makes lines of what is written to the console, without values', () => {
  const lines: string[] = [];
  const target = { warn: () => undefined, error: () => undefined };
  structureConsole(target, (line) => void lines.push(line));
  const failure = new DrizzleQueryError('select $1', ['hunter2'], new Error('timeout'));
  withRequestId('abc', () => Reflect.apply(target.error, undefined, ['⨯', failure]));
  Reflect.apply(target.warn, undefined, ['Slow', 7]);
  const [first, second] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(first).toMatchObject({ level: 50, name: 'console', requestId: 'abc', msg: '⨯ timeout' });
  expect(first?.err).toMatchObject({ query: 'select $1' });
  expect(second).toMatchObject({ level: 40, msg: 'Slow 7' });
  expect(second).not.toHaveProperty('requestId');
  expect(lines.join()).not.toContain('hunter2');
});
