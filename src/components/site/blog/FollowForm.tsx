'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { previewMessages } from '@/domain/blog/previewMessages';

/** Message that the panel sends after each save of a post, automatic or manual. */
const tellsOfSaving = ({ origin, data }: MessageEvent<unknown>): boolean =>
  origin === window.location.origin &&
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === previewMessages.saved;

/** Links open in a new tab: the frame shows only this post, and other pages refuse to be framed. */
function openBeside({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && !link.getAttribute('href')?.startsWith('#')) link.target = '_blank';
}

/** In the preview frame of the panel: reloads the post in place after every save of the form. Renders nothing. */
export function FollowForm() {
  const router = useRouter();
  useEffect(() => {
    const follow = (message: MessageEvent<unknown>) => {
      if (tellsOfSaving(message)) router.refresh();
    };
    window.addEventListener('message', follow);
    document.addEventListener('click', openBeside, { capture: true });
    // If the form was saved while this page loaded, the panel repeats its message.
    window.parent.postMessage({ type: previewMessages.ready, ready: true }, window.location.origin);
    return () => {
      window.removeEventListener('message', follow);
      document.removeEventListener('click', openBeside, { capture: true });
    };
  }, [router]);
  return null;
}
