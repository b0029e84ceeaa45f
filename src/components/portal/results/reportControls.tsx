import { messageOf } from '@/client/messageOf';
import type { FullAnalysis } from '@/client/useAnalysis';
import type { ReportControls } from '@/components/analysis/ReportControls';
import { FormMessage } from '@/components/ui/FormMessage';
import { WorkingButton } from '@/components/ui/WorkingButton';
import type { ToldEffect } from '@/content/analysis/toldEffects';
import { planTexts } from '@/content/analysis/planTexts';
import { reportControlTexts as texts } from '@/content/portal/reportControls';
import { AssumedReadiness } from './AssumedReadiness';
import { RenameTask } from './RenameTask';
import { SizeTask } from './SizeTask';
import { useChangeAnalysis } from './useChangeAnalysis';
import space from '@/components/ui/Space.module.css';

/** What the owner can change in the report of an analysis. */
export const reportControls = (analysis: FullAnalysis): ReportControls => ({
  putBack: (effect) => <PutBackButton analysis={analysis} effect={effect} />,
  assumedReadiness: (advice) => <AssumedReadiness ownerId={analysis.owner_id}>{advice}</AssumedReadiness>,
  sizeTask: (opportunity) => <SizeTask analysis={analysis} opportunity={opportunity} />,
  renameTask: (department, task) => <RenameTask {...{ analysis, department, task }} />,
});

interface PutBackButtonProps {
  analysis: FullAnalysis;
  effect: ToldEffect;
}

/** Puts the projects that a sentence of the client removes back into the plan, or leaves them out again. */
function PutBackButton({ analysis, effect: { removes, putBack } }: PutBackButtonProps) {
  const { mutate, isPending, error } = useChangeAnalysis(analysis);
  if (removes.length + putBack.length === 0) return null;
  const isOut = removes.length > 0;
  const opportunityIds = isOut
    ? [...new Set([...analysis.put_back, ...removes])]
    : analysis.put_back.filter((id) => !putBack.includes(id));
  const label = isOut ? planTexts.putBack(removes.length) : planTexts.takeOut(putBack.length);
  return (
    <div className={space.above2} data-print="hide">
      <WorkingButton
        variant="secondary"
        size="small"
        isWorking={isPending}
        onClick={() => mutate({ path: 'put-back', body: { opportunityIds } })}
      >
        {isPending ? texts.counting : label}
      </WorkingButton>
      {error && <FormMessage>{messageOf(error, texts.failed)}</FormMessage>}
    </div>
  );
}
