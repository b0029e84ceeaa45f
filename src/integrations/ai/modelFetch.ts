import { ProviderFault } from './ProviderFault';
import { readRetryAfter } from './readRetryAfter';

/** Many times the longest answer that is ever asked for. */
const maxAnswerBytes = 1024 * 1024;

/**
 * The one way by which requests with the key leave: no redirect is followed, answers are bounded, and of what went
 * wrong only its kind is told on.
 * @throws ProviderFault, or the signal's reason
 */
export const modelFetch: typeof fetch = async (input, init) => {
  const response = await send(input, init);
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined);
    throw faultOf(response);
  }
  return new Response(await readBounded(response, init?.signal), {
    status: response.status,
    headers: { 'Content-Type': response.headers.get('Content-Type') ?? 'application/json' },
  });
};

async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(input, { ...init, redirect: 'manual', cache: 'no-store' });
  } catch {
    init?.signal?.throwIfAborted();
    throw new ProviderFault('unreachable');
  }
}

function faultOf({ status, headers }: Response): ProviderFault {
  const retryAfterMs = readRetryAfter(headers.get('Retry-After'), Date.now());
  if (status === 429) return new ProviderFault('limited', { status, retryAfterMs });
  if (status >= 500) return new ProviderFault('broken', { status, retryAfterMs });
  return new ProviderFault('refused', { status });
}

async function readBounded(response: Response, signal?: AbortSignal | null): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      // Leaving the loop ends the connection.
      if (bytes > maxAnswerBytes) throw new ProviderFault('tooLarge');
      chunks.push(chunk);
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ProviderFault ? error : new ProviderFault('cutOff');
  }
  return new Blob(chunks);
}
