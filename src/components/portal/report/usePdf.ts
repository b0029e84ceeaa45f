'use client';

import { useRef, useState } from 'react';
import { fetchFile } from '@/client/apiClient';
import { logFailure } from '@/client/logFailure';
import { saveAsFile } from '@/client/saveAsFile';

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
      const file = await fetchFile(`/api/audits/${id}/pdf?timezone=${encodeURIComponent(timeZone)}`);
      saveAsFile(`ai-readiness-report-${id}.pdf`, 'application/pdf', file);
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
