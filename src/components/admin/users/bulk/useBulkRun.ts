import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@/client/messageOf';
import type { BulkResult } from './bulkActions';

interface BulkRunOptions {
  run: () => Promise<BulkResult>;
  onDone: (result: BulkResult) => void;
  /** Fallback if the server sent no message. */
  failed: string;
}

/** Runs a bulk action; a failure of the whole action is shown in its dialog. */
export function useBulkRun({ run, onDone, failed }: BulkRunOptions) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: run,
    onSuccess: onDone,
    meta: { failure: 'Several users could not be changed' },
  });
  return { isBusy: isPending, error: error && messageOf(error, failed), start: () => mutate() };
}
