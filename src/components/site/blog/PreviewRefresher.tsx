'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const typeOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;

/**
 * Beside the form in the CMS, draws the preview anew when the panel says that it has saved the document. Payload's words:
 * https://payloadcms.com/docs/live-preview/server
 */
export function PreviewRefresher() {
  const router = useRouter();
  useEffect(() => {
    const { opener, parent, location } = window;
    const panel: unknown = opener ?? (parent === window ? null : parent);
    const refresh = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && typeOf(data) === 'payload-document-event') router.refresh();
    };
    window.addEventListener('message', refresh);
    if (panel) (opener ?? parent).postMessage({ type: 'payload-live-preview', ready: true }, location.origin);
    return () => window.removeEventListener('message', refresh);
  }, [router]);
  return null;
}
