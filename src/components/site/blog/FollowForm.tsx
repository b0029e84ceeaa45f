'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { previewMessages } from '@/domain/blog/previewMessages';

/** What the panel says when a post has been saved, by itself or by hand. */
const tellsOfSaving = ({ origin, data }: MessageEvent<unknown>): boolean =>
  origin === window.location.origin &&
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === previewMessages.saved;

/** Elsewhere: the frame shows this post only, and the site's other pages refuse to be framed. */
function openBeside({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && !link.getAttribute('href')?.startsWith('#')) link.target = '_blank';
}

/** In the frame beside the panel's form: fetches the post anew, in place, whenever the form has saved it. Shows nothing. */
export function FollowForm() {
  const router = useRouter();
  useEffect(() => {
    const follow = (message: MessageEvent<unknown>) => {
      if (tellsOfSaving(message)) router.refresh();
    };
    window.addEventListener('message', follow);
    document.addEventListener('click', openBeside, { capture: true });
    // Saved while this page was on its way: the panel answers by telling once more.
    window.parent.postMessage({ type: previewMessages.ready, ready: true }, window.location.origin);
    return () => {
      window.removeEventListener('message', follow);
      document.removeEventListener('click', openBeside, { capture: true });
    };
  }, [router]);
  return null;
}
