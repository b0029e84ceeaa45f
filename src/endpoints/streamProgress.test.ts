import type { PayloadRequest } from 'payload';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NotAllowed } from '@/errors/ApiFailures';
import { streamProgress } from './streamProgress';

const req = { payload: { logger: { error: () => undefined } } } as unknown as PayloadRequest;
const read = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

afterEach(() => void vi.useRealTimers());

describe('streamProgress', () => {
  it('sends the steps and ends with the result', async () => {
    const stream = await streamProgress<string, unknown>(req, async (onProgress) => {
      onProgress('one');
      await Promise.resolve();
      onProgress('two');
      return { text: 'a\nb' };
    });
    expect(await read(stream)).toBe(
      'event: progress\ndata: {"step":"one"}\n\nevent: progress\ndata: {"step":"two"}\n\n' +
        'event: result\ndata: {"text":"a\\nb"}\n\n',
    );
  });

  it('sends a result that needed no steps', async () => {
    expect(await read(await streamProgress(req, () => Promise.resolve(1)))).toBe(
      'event: result\ndata: 1\n\n',
    );
  });

  it('leaves a refusal before the first step to the caller', async () => {
    const refusal = new NotAllowed('Report limit reached', { current: 3, limit: 3 });
    await expect(streamProgress(req, () => Promise.reject(refusal))).rejects.toBe(refusal);
  });

  it('ends with the refusal of a plain call and its status', async () => {
    const stream = await streamProgress<string, unknown>(req, async (onProgress) => {
      onProgress('one');
      throw new NotAllowed('Report limit reached', { current: 3, limit: 3 });
    });
    expect(await read(stream)).toContain(
      'event: error\ndata: {"status":403,"message":"Report limit reached","error":"Report limit reached","current":3,"limit":3}',
    );
  });

  it('says nothing of what went wrong inside', async () => {
    const stream = await streamProgress<string, unknown>(req, async (onProgress) => {
      onProgress('one');
      throw new Error('secret');
    });
    const text = await read(stream);
    expect(text).toContain('"status":500,"message":"Something went wrong"');
    expect(text).not.toContain('secret');
  });

  it('keeps a silent connection alive, and goes on when the reader leaves', async () => {
    vi.useFakeTimers();
    let goOn = () => undefined as void;
    const promise = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const finished = vi.fn();
    const stream = await streamProgress<string, unknown>(req, async (onProgress) => {
      onProgress('one');
      await promise;
      onProgress('two');
      finished();
    });
    const reader = stream.getReader();
    await reader.read();
    vi.advanceTimersByTime(10_000);
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(': still working\n\n');
    await reader.cancel();
    expect(vi.getTimerCount()).toBe(0);
    goOn();
    await vi.waitFor(() => expect(finished).toHaveBeenCalled());
  });
});
