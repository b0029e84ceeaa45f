import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calLayout, calNamespace } from './calNames';
import { setUpSoon } from './setUpSoon';

const setUp = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { Cal: { ns: { [calNamespace]: setUp } } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setUp.mockReset();
});

it('sets the calendar up 100 ms after a change of page', () => {
  setUpSoon();
  vi.advanceTimersByTime(99);
  expect(setUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(setUp.mock.calls).toEqual([['ui', { layout: calLayout }]]);
});

it('leaves pages out that are left again at once', () => {
  setUpSoon()();
  setUpSoon();
  vi.advanceTimersByTime(500);
  expect(setUp).toHaveBeenCalledTimes(1);
});

it('waits for nobody where the vendor’s script is not here', () => {
  vi.stubGlobal('window', {});
  setUpSoon();
  expect(() => vi.advanceTimersByTime(100)).not.toThrow();
});
