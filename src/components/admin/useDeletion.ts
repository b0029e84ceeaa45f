import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/client/ApiError';

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
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      remove().catch((reason: unknown) => {
        if (!isGone(reason)) throw reason;
      }),
    onSuccess: onDeleted,
    meta: { failure },
  });
  return { isBusy: isPending, error: error && tellFailure(error), onConfirm: () => mutate() };
}
