'use client';

import { useRef, useState } from 'react';
import { downloadFile } from '@/client/downloadFile';
import { logFailure } from '@/client/logFailure';

/** Fetches a report as a PDF, dated in the reader's time zone as the screen is. */
export function usePdf(id: number) {
  const [isPreparing, setIsPreparing] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isLocked = useRef(false);

  async function download(): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    setIsPreparing(true);
    setHasFailed(false);
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const path = `/api/audits/${id}/pdf?timezone=${encodeURIComponent(timeZone)}` as const;
      await downloadFile(path, `ai-readiness-report-${id}.pdf`);
    } catch (error) {
      logFailure('The PDF could not be made', error);
      setHasFailed(true);
    } finally {
      isLocked.current = false;
      setIsPreparing(false);
    }
  }

  return { isPreparing, hasFailed, download };
}
