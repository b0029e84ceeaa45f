import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '@/client/logFailure';
import { pageLimits } from '@/schemas/paging';
import type { SeoAudit } from '@/schemas/seo';
import { fetchSeoAudit } from './seoApi';

interface Place {
  /** From 1. */
  page: number;
  search: string;
}

/** A page of the audit; the one before stays while the next is on its way. */
export function useSeoAudit({ page, search }: Place) {
  const [attempt, setAttempt] = useState(0);
  const [audit, setAudit] = useState<SeoAudit | null>(null);
  const [settled, setSettled] = useState({ key: '', hasFailed: false });
  const parameters = { page: String(page), limit: String(pageLimits.usual), search };
  const query = new URLSearchParams(parameters).toString();
  const key = `${attempt} ${query}`;

  useEffect(() => {
    let isCurrent = true;
    fetchSeoAudit(query).then(
      (next) => {
        if (!isCurrent) return;
        setAudit(next);
        setSettled({ key, hasFailed: false });
      },
      (error: unknown) => {
        logFailure('The audit could not be loaded', error);
        if (isCurrent) setSettled({ key, hasFailed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [query, key]);

  return {
    audit,
    isLoading: settled.key !== key,
    hasFailed: settled.key === key && settled.hasFailed,
    reload: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
