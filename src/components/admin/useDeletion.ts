import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/client/ApiError';

interface DeletionOptions {
  remove: () => Promise<unknown>;
  onDeleted: () => void;
  /** Message for the log. */
  failure: string;
  /** Returns the message for the user. */
  describeFailure: (error: unknown) => string;
}

/** Another user may have deleted it already, which is the intended result. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** State of a dialog that confirms and deletes. A failure is shown in the dialog. */
export function useDeletion({ remove, onDeleted, failure, describeFailure }: DeletionOptions) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      remove().catch((reason: unknown) => {
        if (!isGone(reason)) throw reason;
      }),
    onSuccess: onDeleted,
    meta: { failure },
  });
  return { isBusy: isPending, error: error && describeFailure(error), onConfirm: () => mutate() };
}
