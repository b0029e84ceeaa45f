import { useState } from 'react';
import { logFailure } from '@/client/logFailure';
import { messageOf } from '../usersApi';
import type { BulkResult } from './bulkActions';

interface BulkRunOptions {
  run: () => Promise<BulkResult>;
  onDone: (result: BulkResult) => void;
  /** Said when the server had no words of its own. */
  failed: string;
}

/** Does something with several users; a failure of the whole is said where it was asked for. */
export function useBulkRun({ run, onDone, failed }: BulkRunOptions) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const start = async () => {
    setIsBusy(true);
    setError(null);
    try {
      onDone(await run());
    } catch (reason) {
      logFailure('Several users could not be changed', reason);
      setError(messageOf(reason, failed));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, error, start: () => void start() };
}
