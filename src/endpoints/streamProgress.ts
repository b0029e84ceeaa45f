import type { PayloadRequest } from 'payload';
import { toErrorResponse } from '@/errors/toErrorResponse';
import { eventChannel, type EventChannel } from './eventChannel';

/**
 * Streams the progress of work as events: `progress`, then `result`, or `error` with the body and status of the usual
 * error response. The stream starts with the first progress. The work continues when the client disconnects.
 * @throws errors of the work before its first progress, so that they get their own status
 */
export function streamProgress<Step, Result>(
  req: PayloadRequest,
  work: (onProgress: (step: Step) => void) => Promise<Result>,
): Promise<ReadableStream<Uint8Array>> {
  return new Promise((resolve, reject) => {
    let channel: EventChannel | undefined;
    const begin = (): EventChannel => {
      channel ??= eventChannel();
      resolve(channel.stream);
      return channel;
    };
    work((step) => begin().send('progress', { step })).then(
      (result) => begin().end('result', result),
      async (error: unknown) => {
        if (!channel) return reject(error);
        const refusal = toErrorResponse(error, req);
        channel.end('error', { status: refusal.status, ...((await refusal.json()) as object) });
      },
    );
  });
}
