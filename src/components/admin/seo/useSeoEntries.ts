import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '@/client/logFailure';
import type { SeoEntries } from '@/schemas/seo';
import { fetchSeoEntries } from './seoApi';

/** Every page as it is rendered now; null while on its way for the first time. */
export function useSeoEntries(): { entries: SeoEntries | 'failed' | null; reload: () => void } {
  const [entries, setEntries] = useState<SeoEntries | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const keep = (next: SeoEntries | 'failed') => {
      if (isCurrent) setEntries(next);
    };
    fetchSeoEntries().then(keep, (error: unknown) => {
      logFailure('The list of pages could not be loaded', error);
      keep('failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { entries, reload };
}
