'use client';

import { lazy } from 'react';
import { logFailure } from '@/client/logFailure';
import type { Account } from './Account';

const nothing: { default: typeof Account } = { default: () => <></> };

/** `Account`, loaded only for signed-in users. */
export const LazyAccount = lazy(() =>
  import('./Account').then(
    (loaded) => ({ default: loaded.Account }),
    (error: unknown) => {
      logFailure('The account menu could not be loaded', error);
      return nothing;
    },
  ),
);
