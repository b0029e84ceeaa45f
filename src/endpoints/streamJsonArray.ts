const encoder = new TextEncoder();

/**
 * Batches of entries as the text of one JSON array. The first batch is waited for, so that a failure before anything
 * was sent is answered properly; later ones are asked for as the reader takes them.
 */
export async function streamJsonArray(
  batches: AsyncGenerator<readonly unknown[]>,
): Promise<ReadableStream<Uint8Array>> {
  let next = await batches.next();
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      if (next.done) {
        controller.enqueue(encoder.encode(isFirst ? '[]' : ']'));
        controller.close();
        return;
      }
      const entries = next.value.map((entry) => JSON.stringify(entry)).join(',');
      controller.enqueue(encoder.encode(`${isFirst ? '[' : ','}${entries}`));
      isFirst = false;
      next = await batches.next();
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
}
