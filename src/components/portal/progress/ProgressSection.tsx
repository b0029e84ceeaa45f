'use client';

import { useState, type ReactNode } from 'react';
import type { FullAnalysis } from '@/client/useAnalysis';
import { MoreDetails } from '@/components/analysis/MoreDetails';
import { ReportSection } from '@/components/analysis/ReportSection';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import { candidatesOf, planOfPresented } from '@/content/analysis/planOfPresented';
import { ownProgressTexts as texts } from '@/content/portal/progress';
import { progressTexts } from '@/content/progress';
import type { PlannedProject } from '@/domain/analysis/plan/PlannedProject';
import { isInUse } from '@/domain/analysis/progress/projectStatuses';
import type { PresentedProgress } from '@/schemas/progress';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import { ProgressDialog } from './ProgressDialog';
import styles from './ProgressSection.module.css';
import { ProgressTable } from './ProgressTable';
import { useProgress } from './useProgress';

interface ProgressSectionProps {
  analysis: FullAnalysis;
  /** Others can view the record but not change it. */
  isOwn: boolean;
}

/** The client's decision about each project, and measured results beside the expected ones. */
export function ProgressSection({ analysis, isOwn }: ProgressSectionProps) {
  const { items, hasFailed, reload, record, forget } = useProgress(analysis.id);
  const [opened, setOpened] = useState<PlannedProject | null>(null);
  const byId = new Map(items?.map((progress) => [progress.opportunity_id, progress]));
  const plan = planOfPresented(candidatesOf(analysis), analysis);
  const projects = plan.projects.filter(
    ({ kind, opportunity }) =>
      byId.has(opportunity.id) || (isOwn && kind !== 'leaveAlone' && kind !== 'removed'),
  );
  return (
    <ReportSection title={texts.title} level={2} part="progress">
      <p className={`${text.measure} ${space.below4} ${text.quiet}`}>{isOwn ? texts.lede : texts.asAdmin}</p>
      {items ? <Measured items={items} /> : null}
      {hasFailed ? <KeptLoadFailure message={texts.loadFailed} retry={texts.retry} onRetry={reload} /> : null}
      {!items && !hasFailed ? <p role="status">{texts.loading}</p> : null}
      {items && projects.length === 0 ? <p>{texts.none}</p> : null}
      {items && projects.length > 0 ? (
        <Projects startsOpen={byId.size > 0}>
          <ProgressTable projects={projects} byId={byId} onUpdate={isOwn ? setOpened : undefined} />
        </Projects>
      ) : null}
      {opened && (
        <ProgressDialog
          project={opened}
          progress={byId.get(opened.opportunity.id)}
          onSave={(body) => (body ? record(opened.opportunity.id, body) : forget(opened.opportunity.id))}
          onClose={() => setOpened(null)}
        />
      )}
    </ReportSection>
  );
}

/** Closed until something is recorded. A first or a forgotten record moves nothing while the client works in it. */
function Projects({ startsOpen, children }: { startsOpen: boolean; children: ReactNode }) {
  const [isOpen] = useState(startsOpen);
  return (
    <MoreDetails title={texts.projectsTitle} level={3} startsOpen={isOpen}>
      {children}
    </MoreDetails>
  );
}

/** Totals of the measured projects in use; renders nothing before the first measurement. */
function Measured({ items }: { items: readonly PresentedProgress[] }) {
  const measured = items.filter(({ actual, status }) => actual && isInUse(status));
  const sum = (what: 'actual' | 'expected') =>
    measured.reduce((usd, item) => usd + (item[what]?.usd ?? 0), 0);
  if (measured.length === 0) return null;
  return (
    <p className={styles.measured}>
      {progressTexts.measured(measured.length, sum('actual'), sum('expected'))}
    </p>
  );
}
