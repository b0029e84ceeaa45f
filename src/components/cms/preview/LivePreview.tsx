'use client';

import { useDocumentEvents, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { panelPreview as texts } from '@/content/admin/panel';
import { previewMessages } from '@/domain/blog/previewMessages';
import { type FrameProps, PreviewWindow } from './PreviewWindow';
import { usePreviewState } from './usePreviewState';

/**
 * Preview beside a post's form, as last saved, which autosave does during typing. Payload controls whether it is open
 * and knows the address; Payload's own preview window can't show a screen wider than its space.
 */
export function LivePreview() {
  const context = useLivePreviewContext();
  const { isLoaded } = usePreviewState(context);
  const { url } = context;
  if (!isLoaded || !url) return null;
  return <PreviewWindow frame={(props) => <PostFrame {...props} url={url} />} />;
}

function PostFrame({ url, ...props }: FrameProps & { url: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useSavings(frame, url);
  return <iframe {...props} ref={frame} title={texts.frame} src={url} />;
}

/** Notifies the frame of every save, and repeats the last one when the frame reports that it is listening. */
function useSavings(frame: React.RefObject<HTMLIFrameElement | null>, url: string) {
  const { appIsReady } = useLivePreviewContext();
  const { mostRecentUpdate } = useDocumentEvents();
  useEffect(() => {
    if (!appIsReady || !mostRecentUpdate) return;
    frame.current?.contentWindow?.postMessage({ type: previewMessages.saved }, new URL(url).origin);
  }, [frame, url, appIsReady, mostRecentUpdate]);
}
