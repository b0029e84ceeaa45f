import type { ReactNode } from 'react';
import { useAudits } from '@/client/useAudits';

interface AssumedReadinessProps {
  ownerId: number;
  children: ReactNode;
}

/** The advice to take the readiness audit, until the account has taken one. `RecountNotice` then offers to use it. */
export function AssumedReadiness({ ownerId, children }: AssumedReadinessProps) {
  const audits = useAudits(ownerId) ?? [];
  return audits.length === 0 && children;
}
