import { useRef, useState } from 'react';
import { messageOf } from '@/client/messageOf';
import type { FullAnalysis } from '@/client/useAnalysis';
import { useAudits } from '@/client/useAudits';
import { FormMessage } from '@/components/ui/FormMessage';
import { useKeptFocus } from '@/components/ui/useKeptFocus';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { reportControlTexts as texts } from '@/content/portal/reportControls';
import { recountChanges, type RecountChanges } from '@/domain/analysis/recountChanges';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import { useChangeAnalysis } from './useChangeAnalysis';

/** Offers a recount with the latest readiness audit if it is newer than the analysis's, and says what it changed. */
export function RecountNotice({ analysis }: { analysis: FullAnalysis }) {
  const [latest] = useAudits(analysis.owner_id) ?? [];
  const [changes, setChanges] = useState<RecountChanges | null>(null);
  const { mutate, isPending, error } = useChangeAnalysis(analysis);
  const isNewer = latest !== undefined && latest.created_at > (analysis.readiness_audit?.audited_at ?? '');
  // Older analyses may have no tasks to count.
  const isOffered = isNewer && Object.keys(analysis.department_tasks).length > 0;
  const before = analysis.opportunities;
  const notice = useRef<HTMLDivElement>(null);
  // The button disappears with the recount; what it changed stands in its place.
  useKeptFocus(notice);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className={changes || isOffered ? space.below5 : undefined}
      data-print="hide"
    >
      {isOffered && (
        <FormMessage tone="info">
          <span className={row.gap3}>
            <span>{texts.audit.newer(latest.overall_score)}</span>
            <WorkingButton
              variant="secondary"
              size="small"
              isWorking={isPending}
              onClick={() =>
                mutate(
                  { path: 'recount', body: {} },
                  { onSuccess: (after) => setChanges(recountChanges(before, after.opportunities)) },
                )
              }
            >
              {isPending ? texts.counting : texts.audit.recount}
            </WorkingButton>
          </span>
        </FormMessage>
      )}
      {error && <FormMessage>{messageOf(error, texts.failed)}</FormMessage>}
      {changes && <FormMessage tone="success">{changesText(changes)}</FormMessage>}
    </div>
  );
}

const changesText = ({ savingsUsd, moved, added, dropped }: RecountChanges): string =>
  [
    texts.changed(savingsUsd.before, savingsUsd.after),
    ...(moved.length > 0 ? [texts.moved(moved)] : []),
    ...(added.length > 0 ? [texts.added(added)] : []),
    ...(dropped.length > 0 ? [texts.dropped(dropped)] : []),
  ].join(' ');
