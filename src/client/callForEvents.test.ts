import { describe, expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './callForEvents';

/** A stream that delivers a text in chunks of `size` bytes. */
function inPieces(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

async function all(stream: ReadableStream<Uint8Array>): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

const text =
  ': still working\n\nevent: progress\ndata: {"step":"reading"}\n\nevent: result\ndata: {"name":"Bäcker\\n漢字"}\n\n';

describe('readEvents', () => {
  it.each([1, 2, 7, 1000])('reads what comes in pieces of %i bytes', async (size) => {
    expect(await all(inPieces(text, size))).toEqual([
      { event: 'progress', data: { step: 'reading' } },
      { event: 'result', data: { name: 'Bäcker\n漢字' } },
    ]);
  });

  it('gives nothing of an event that broke off', async () => {
    expect(await all(inPieces(text.slice(0, -1), 5))).toEqual([
      { event: 'progress', data: { step: 'reading' } },
    ]);
  });
});
