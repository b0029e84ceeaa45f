import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@/client/messageOf';
import type { BulkResult } from './bulkActions';

interface BulkRunOptions {
  run: () => Promise<BulkResult>;
  onDone: (result: BulkResult) => void;
  /** Said when the server had no words of its own. */
  failed: string;
}

/** Does something with several users; a failure of the whole is said where it was asked for. */
export function useBulkRun({ run, onDone, failed }: BulkRunOptions) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: run,
    onSuccess: onDone,
    meta: { failure: 'Several users could not be changed' },
  });
  return { isBusy: isPending, error: error && messageOf(error, failed), start: () => mutate() };
}
