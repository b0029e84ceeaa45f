import type { ReactNode } from 'react';
import type { ToldEffect } from '@/content/analysis/toldEffects';
import type { StoredOpportunity } from '@/domain/analysis/readOpportunities';
import type { CostedTask } from '@/domain/analysis/types';

/** What the owner of an analysis can change in its report, and what is shown to them only. */
export interface ReportControls {
  /** Puts the projects that a sentence removes back into the plan, or leaves them out again. */
  putBack: (effect: ToldEffect) => ReactNode;
  /** Shows the advice to take the readiness audit only to owners who have none. */
  assumedReadiness: (advice: ReactNode) => ReactNode;
  /** Answers the questions about a task that is to be sized. */
  sizeTask: (opportunity: StoredOpportunity) => ReactNode;
  /** Renames a task in the client's own words; renders nothing for others. */
  renameTask: (department: string, task: CostedTask) => ReactNode;
}
