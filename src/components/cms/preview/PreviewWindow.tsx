import { useLivePreviewContext } from '@payloadcms/ui';
import { type CSSProperties, type ReactNode, type RefCallback, useState } from 'react';
import { panelPreview as texts } from '@/content/admin/panel';
import styles from './LivePreview.module.css';
import { usePreviewState } from './usePreviewState';

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

export interface FrameProps {
  className: string | undefined;
  style: CSSProperties;
}

interface PreviewWindowProps {
  /** Draws the iframe of one screen. */
  frame: (props: FrameProps) => ReactNode;
}

/** Preview beside a form, at the width of a chosen device and scaled down if there is less space. */
export function PreviewWindow({ frame }: PreviewWindowProps) {
  const { isNarrow, isOpen, setIsOpen } = usePreviewState(useLivePreviewContext());
  const [device, setDevice] = useState<Device>('phone');
  const [room, roomRef] = useRoom();
  const width = widths[device];
  const scale = Math.min(1, room.width / width);
  return (
    <section className={styles.preview} aria-label={texts.name} hidden={!isOpen} data-own-part="preview">
      <div className={styles.bar}>
        <div role="group" aria-label={texts.width} className={styles.devices}>
          {devices.map((name) => (
            <button key={name} type="button" aria-pressed={name === device} onClick={() => setDevice(name)}>
              {texts.devices[name]}
            </button>
          ))}
        </div>
        <button
          type="button"
          onClick={() => {
            setIsOpen(false);
            // The button in the form's bar stays.
            document.getElementById(isNarrow ? 'narrow-preview-toggler' : 'live-preview-toggler')?.focus();
          }}
        >
          {texts.close}
        </button>
      </div>
      <div ref={roomRef} className={styles.room}>
        {frame({
          className: styles.screen,
          style: { width, height: room.height / scale, transform: `scale(${scale})` },
        })}
      </div>
    </section>
  );
}
