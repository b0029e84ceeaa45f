'use client';

import { ownProgressTexts as texts } from '@/content/portal/progress';
import { progressTexts } from '@/content/progress';
import { useProgress } from './useProgress';

interface ProjectStatusProps {
  analysisId: number;
  opportunityId: string;
}

/** Status of a project as its client recorded it; renders nothing without a record. */
export function ProjectStatus({ analysisId, opportunityId }: ProjectStatusProps) {
  const { items } = useProgress(analysisId);
  const recorded = items?.find((progress) => progress.opportunity_id === opportunityId);
  return recorded ? <span>{texts.recorded(progressTexts.statuses[recorded.status])}</span> : null;
}
