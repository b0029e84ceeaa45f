import { arrayText } from './arrayText';
import { streamText } from './streamText';

/** Batches of entries as the text of one JSON array. */
export function streamJsonArray(
  batches: AsyncGenerator<readonly unknown[]>,
): Promise<ReadableStream<Uint8Array>> {
  return streamText(arrayText(batches));
}
