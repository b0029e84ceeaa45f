import { beforeEach, describe, expect, it } from 'vitest';
import { CircuitBreaker } from './CircuitBreaker';

const pauseMs = 30_000;
let now: number;
let breaker: CircuitBreaker;

const fail = (times: number) => {
  for (let count = 0; count < times; count += 1) {
    expect(breaker.admits()).toBe(true);
    breaker.failed();
  }
};

beforeEach(() => {
  now = 1_000;
  breaker = new CircuitBreaker({ failures: 3, pauseMs }, () => now);
});

describe('the circuit breaker', () => {
  it('stays closed while failures are not in a row', () => {
    fail(2);
    breaker.succeeded();
    fail(2);
    expect(breaker.state()).toEqual({ kind: 'closed', failuresInARow: 2 });
    expect(breaker.admits()).toBe(true);
  });

  it('opens after failures in a row and tells until when', () => {
    fail(3);
    expect(breaker.admits()).toBe(false);
    expect(breaker.state()).toEqual({ kind: 'open', failuresInARow: 3, opensAgainAtMs: 31_000 });
  });

  it('lets one trial through after the pause', () => {
    fail(3);
    now += pauseMs - 1;
    expect(breaker.admits()).toBe(false);
    now += 1;
    expect(breaker.admits()).toBe(true);
    expect(breaker.state().kind).toBe('trial');
    expect(breaker.admits()).toBe(false);
  });

  it('closes after a trial that succeeds', () => {
    fail(3);
    now += pauseMs;
    breaker.admits();
    breaker.succeeded();
    expect(breaker.state()).toEqual({ kind: 'closed', failuresInARow: 0 });
  });

  it('starts another pause after a trial that fails', () => {
    fail(3);
    now += pauseMs;
    breaker.admits();
    breaker.failed();
    expect(breaker.admits()).toBe(false);
    expect(breaker.state().opensAgainAtMs).toBe(now + pauseMs);
  });

  it('gives the trial to the next one when its caller went away', () => {
    fail(3);
    now += pauseMs;
    breaker.admits();
    breaker.abandoned();
    expect(breaker.admits()).toBe(true);
  });

  it('lets another trial through when the one before never ended', () => {
    fail(3);
    now += pauseMs;
    breaker.admits();
    now += pauseMs - 1;
    expect(breaker.admits()).toBe(false);
    now += 1;
    expect(breaker.admits()).toBe(true);
  });

  it('is not kept open longer by calls that were underway when it opened', () => {
    fail(3);
    now += 10_000;
    breaker.failed();
    expect(breaker.state().opensAgainAtMs).toBe(31_000);
  });
});
