'use client';

import { useDocumentEvents, useLivePreviewContext } from '@payloadcms/ui';
import { type RefCallback, useEffect, useRef, useState } from 'react';
import { panelPreview as texts } from '@/content/admin/panel';
import { previewMessages } from '@/domain/blog/previewMessages';
import styles from './LivePreview.module.css';

interface Room {
  width: number;
  height: number;
}

/** Returns the inner size of an element in pixels, updated on resize, and the ref to attach. */
function useRoom(): [Room, RefCallback<HTMLElement>] {
  const [room, setRoom] = useState<Room>({ width: 1, height: 1 });
  const [watch] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      // A hidden element has no size, so the last one stays.
      if (width > 0) setRoom({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [room, watch];
}

/** Widths of reader windows in pixels. */
const widths = { phone: 360, tablet: 768, desktop: 1440 } as const;
type Device = keyof typeof widths;
const devices = Object.keys(widths) as Device[];

/**
 * Preview beside a post's form, as last saved, which autosave does during typing. Payload controls whether it is open
 * and knows the address; Payload's own preview window can't show a screen wider than its space.
 */
export function LivePreview() {
  const { isLivePreviewing, shouldRenderIframe, url } = useLivePreviewContext();
  const [device, setDevice] = useState<Device>('phone');
  if (!shouldRenderIframe || !url) return null;
  return (
    <section className={styles.preview} aria-label={texts.name} hidden={!isLivePreviewing} data-own-part>
      <div role="group" aria-label={texts.width} className={styles.devices}>
        {devices.map((name) => (
          <button key={name} type="button" aria-pressed={name === device} onClick={() => setDevice(name)}>
            {texts.devices[name]}
          </button>
        ))}
      </div>
      <Screen url={url} width={widths[device]} />
    </section>
  );
}

/** A window of this width, scaled down if there is less space. */
function Screen({ url, width }: { url: string; width: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, roomRef] = useRoom();
  useSavings(frame, url);
  const scale = Math.min(1, room.width / width);
  return (
    <div ref={roomRef} className={styles.room}>
      <iframe
        ref={frame}
        title={texts.frame}
        src={url}
        className={styles.screen}
        style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
      />
    </div>
  );
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
