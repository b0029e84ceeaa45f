import type { PayloadRequest } from 'payload';
import { readRequestSession } from '@/access/readRequestSession';

/** The session that a request comes from; null without a token of this site. */
export async function currentSessionId(req: PayloadRequest): Promise<number | null> {
  return (await readRequestSession(req))?.sessionId ?? null;
}
