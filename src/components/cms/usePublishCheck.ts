import { useEffect, useState } from 'react';
import type { PostFinding } from '@/schemas/blogCheck';

/** How long the author has to rest before the post is checked again. */
const pauseMs = 1200;

interface PublishCheck {
  /** Null until the first answer. */
  findings: PostFinding[] | null;
  hasFailed: boolean;
}

/** Checks a post, given as the JSON of the call's body, whenever it has come to rest; null: there is nothing to check. */
export function usePublishCheck(body: string | null): PublishCheck {
  const [check, setCheck] = useState<PublishCheck>({ findings: null, hasFailed: false });
  useEffect(() => {
    if (body === null) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      ask(body, abort.signal)
        .then((findings) => setCheck({ findings, hasFailed: false }))
        .catch(() => {
          if (!abort.signal.aborted) setCheck({ findings: null, hasFailed: true });
        });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [body]);
  return check;
}

/** In the CMS the session is in a cookie. */
async function ask(body: string, signal: AbortSignal): Promise<PostFinding[]> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch('/api/admin/blog/check', { method: 'POST', headers, body, signal });
  if (!response.ok) throw new Error(`The check answered ${response.status}`);
  const { findings } = (await response.json()) as { findings: PostFinding[] };
  return findings;
}
