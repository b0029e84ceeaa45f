import { streamBytes } from './streamBytes';

const encoder = new TextEncoder();

/** Pieces of text as they are made. The first is waited for, so that a failure before it is answered properly. */
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
    // A reader that leaves in the middle ends what makes the pieces, too.
    await pieces.return(undefined);
  }
}
