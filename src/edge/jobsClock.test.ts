import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { jobsKey } from '@/access/jobsKey.mjs';
import { startJobsClock } from './jobsClock.mjs';

/** Requested paths, in order. */
let asked: string[];
/** Logged lines. */
let told: string[];
const never = new Promise<Response>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  told = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(answer: (path: string) => Promise<Response>): AbortController {
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    expect(headers).toEqual({ 'x-jobs-key': jobsKey('secret') });
    asked.push(new URL(url).pathname);
    return answer(new URL(url).pathname);
  });
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  startJobsClock({
    origin: 'http://127.0.0.1:1',
    payloadSecret: 'secret',
    signal: ending.signal,
    tell: (line) => told.push(line),
  });
  return ending;
}

const timesAsked = (path: string) => asked.filter((one) => one === path).length;
const minute = 60_000;

describe('the clock of the jobs', () => {
  it.each([
    ['doesn’t end', () => never],
    ['fails', () => Promise.reject(new Error('away'))],
  ])('goes on with what is due while the clean-up %s', async (_, cleanUp) => {
    start((path) => (path === '/api/jobs/clean-up' ? cleanUp() : Promise.resolve(new Response())));
    await vi.advanceTimersByTimeAsync(minute);
    expect([timesAsked('/api/jobs/run'), timesAsked('/api/jobs/clean-up')]).toEqual([6, 1]);
  });

  it('asks for the clean-up every ten minutes', async () => {
    start(() => Promise.resolve(new Response()));
    await vi.advanceTimersByTimeAsync(31 * minute);
    expect(timesAsked('/api/jobs/clean-up')).toBe(4);
  });

  it('tells of a refusal, which it would never hear of otherwise', async () => {
    start((path) => Promise.resolve(new Response('{}', { status: path === '/api/jobs/run' ? 429 : 200 })));
    await vi.advanceTimersByTimeAsync(minute / 2);
    expect(told).toEqual(Array(3).fill('What is due is not done: /api/jobs/run answers 429'));
  });

  it('asks for nothing twice at a time, and for nothing after its end', async () => {
    const ending = start(() => never);
    await vi.advanceTimersByTimeAsync(minute);
    expect(asked.sort()).toEqual(['/api/jobs/clean-up', '/api/jobs/run']);
    ending.abort();
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(asked).toHaveLength(2);
  });
});
