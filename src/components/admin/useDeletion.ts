import { useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { logFailure } from '@/client/logFailure';

interface DeletionOptions {
  remove: () => Promise<unknown>;
  onDeleted: () => void;
  /** For the log. */
  failure: string;
  /** For the person. */
  tellFailure: (error: unknown) => string;
}

/** Somebody else may have been faster: then it is gone, which is what was wanted. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** What a dialog needs that asks, and deletes. A failure is said where the question was. */
export function useDeletion({ remove, onDeleted, failure, tellFailure }: DeletionOptions) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const confirm = async () => {
    setIsBusy(true);
    setError(null);
    try {
      await remove().catch((reason: unknown) => {
        if (!isGone(reason)) throw reason;
      });
      onDeleted();
    } catch (reason) {
      logFailure(failure, reason);
      setError(tellFailure(reason));
      setIsBusy(false);
    }
  };
  return { isBusy, error, onConfirm: () => void confirm() };
}
