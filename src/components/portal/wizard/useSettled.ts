'use client';

import { useEffect, useState } from 'react';

/** A text as it is once it has stayed the same for a while; the first one, and an empty one, at once. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return text === '' ? '' : settled;
}
