import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BadRequest, StorageFailure } from '@/errors/ApiFailures';
import { boundConsole } from './boundConsole';
import { logHooks } from './logHooks';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('what Payload logs', () => {
  const error = 50;
  /** Logs like pino, and returns the output. */
  const logged = (...entries: unknown[]) => {
    const written: unknown[] = [];
    const write = (...line: unknown[]) => void written.push(line);
    for (const entry of entries) Reflect.apply(logHooks.logMethod!, {}, [[entry], write, error]);
    return { written, write };
  };

  it('leaves out what a visitor did wrong', () => {
    expect(
      logged({ err: new BadRequest('No') }, { err: new SyntaxError('x is not valid JSON') }).written,
    ).toEqual([]);
  });

  it('says what repeats itself once, and how often at the end of the minute', () => {
    const entry = { err: new StorageFailure(new Error('ENOSPC')) };
    const { written } = logged(entry, entry, entry);
    expect(written).toEqual([[entry]]);
    vi.runAllTimers();
    expect(written).toEqual([[entry], ['2 more in the last minute: Upload failed']]);
    expect(logged(entry).written).toEqual([[entry]]);
  });
});

describe('what others write to the console', () => {
  it('is said once a minute', () => {
    const write = vi.fn<(...line: unknown[]) => void>();
    const target = { warn: write, error: write };
    boundConsole(target);
    for (const id of ['a1', 'b2', 'c3']) target.warn(new Error(`Failed to find Server Action "${id}".`));
    expect(write).toHaveBeenCalledTimes(1);
    vi.runAllTimers();
    expect(write).toHaveBeenLastCalledWith('2 more in the last minute: Failed to find Server Action ….');
  });
});
