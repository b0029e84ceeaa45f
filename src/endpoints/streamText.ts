import { streamBytes } from './streamBytes';

const encoder = new TextEncoder();

/** Streams text. Waits for the first chunk, so that an error before it gets a regular error response. */
export async function streamText(pieces: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array>> {
  return streamBytes(encode(await pieces.next(), pieces));
}

async function* encode(
  first: IteratorResult<string>,
  pieces: AsyncGenerator<string>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let next = first; !next.done; next = await pieces.next()) yield encoder.encode(next.value);
  } finally {
    // A client that disconnects also stops the generator.
    await pieces.return(undefined);
  }
}
