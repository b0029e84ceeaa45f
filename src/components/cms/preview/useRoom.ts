import { useState, type RefCallback } from 'react';

interface Room {
  width: number;
  height: number;
}

/** How much room an element has inside, in pixels, now and whenever that changes; and the ref for it. */
export function useRoom(): [Room, RefCallback<HTMLElement>] {
  const [room, setRoom] = useState<Room>({ width: 1, height: 1 });
  const [watch] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      // Hidden it has none, and keeps what it had.
      if (width > 0) setRoom({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [room, watch];
}
