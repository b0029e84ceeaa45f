'use client';

import { lazy } from 'react';
import { logFailure } from '@/client/logFailure';
import type { Account } from './Account';

const nothing: { default: typeof Account } = { default: () => <></> };

/** `Account`, which visitors don't download. */
export const LazyAccount = lazy(() =>
  import('./Account').then(
    (loaded) => ({ default: loaded.Account }),
    (error: unknown) => {
      logFailure('The account menu could not be loaded', error);
      return nothing;
    },
  ),
);
