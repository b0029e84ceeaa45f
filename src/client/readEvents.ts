export interface ServerEvent {
  event: string;
  data: unknown;
}

const separator = '\n\n';

/** Yields server-sent events with JSON data as they arrive. Skips comments, which only keep the connection alive. */
export async function* readEvents(stream: ReadableStream<Uint8Array> | null): AsyncGenerator<ServerEvent> {
  const reader = stream?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      text += decoder.decode(next.value, { stream: true });
      const blocks = text.split(separator);
      text = blocks.pop() ?? '';
      for (const block of blocks) yield* readBlock(block);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function* readBlock(block: string): Generator<ServerEvent> {
  const lines = block.split('\n');
  const valueOf = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const event = valueOf('event');
  const data = valueOf('data');
  if (event !== undefined && data !== undefined) yield { event, data: JSON.parse(data) as unknown };
}
