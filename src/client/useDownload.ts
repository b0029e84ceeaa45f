'use client';

import { useRef, useState } from 'react';
import { ownTimeZone } from '@/domain/accounts/timeZones';
import { downloadFile } from './downloadFile';
import { logFailure } from './logFailure';

interface Download {
  path: `/${string}`;
  /** File name if the response has none. */
  fallbackName: string;
}

/** Downloads a file, once at a time. Its dates are in the reader's time zone, as on the screen. */
export function useDownload({ path, fallbackName }: Download) {
  const [isPreparing, setIsPreparing] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const isLocked = useRef(false);

  async function download(): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    setIsPreparing(true);
    setHasFailed(false);
    setIsSaved(false);
    try {
      await downloadFile(`${path}?timezone=${encodeURIComponent(ownTimeZone())}`, fallbackName);
      setIsSaved(true);
    } catch (error) {
      logFailure('The file could not be made', error);
      setHasFailed(true);
    } finally {
      isLocked.current = false;
      setIsPreparing(false);
    }
  }

  return { isPreparing, hasFailed, isSaved, download };
}
