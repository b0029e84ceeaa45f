import { expect, it } from 'vitest';
import { recordOutage } from './recordOutage';

const noted = () =>
  Reflect.get(globalThis, Symbol.for('ai-advisory.databaseOutageAtMs')) as number | undefined;

it('notes outages of the database for the server in front, and nothing else', () => {
  recordOutage(new Error('A page made a mistake'));
  expect(noted()).toBeUndefined();
  const before = performance.now();
  recordOutage(new Error('The page failed', { cause: new Error('Connection terminated unexpectedly') }));
  expect(noted()).toBeGreaterThanOrEqual(before);
});
