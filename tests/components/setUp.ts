import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { queryClient } from '@/client/queryClient';
import { setSessionState } from '@/client/sessionState';
import { storeToken } from '@/client/tokenStorage';
import { drainApiProblems } from './fakeApi';
import { router } from './router';

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  ...(await import('./router')).navigation,
}));

// For what hangs, not for what is slow on a busy machine, such as a part that is fetched when it is wanted.
configure({ asyncUtilTimeout: 20_000 });

// Nothing reaches the network: not even what a component still sends when its test is over.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  router.start('/');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  queryClient.clear();
  storeToken(null);
  setSessionState({ status: 'unknown', user: null });
  localStorage.clear();
  sessionStorage.clear();
  expect(drainApiProblems()).toEqual([]);
});
