import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/client/apiClient';
import { messageOf } from '@/client/messageOf';
import { readShownAnalysis } from '@/client/readShownAnalysis';
import { queryKeys } from '@/client/queryKeys';
import { setQueryResult } from '@/client/refetchQueries';
import type { TriedDays } from '@/components/analysis/plan/PlanCalendar';
import { FormMessage } from '@/components/ui/FormMessage';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { ownDaysTexts as texts } from '@/content/portal/ownDays';
import { formatCount } from '@/format/numbers';
import type { PresentedAnalysis } from '@/schemas/analysis';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';

interface OwnDaysControlsProps extends TriedDays {
  analysisId: number;
}

/** Stores the days typed into the calendar with the analysis, or resets them; phases, calendar and files follow. */
export function OwnDaysControls({
  analysisId,
  ownDays,
  typedDays,
  onSettled,
  fieldId,
}: OwnDaysControlsProps) {
  const queryKey = queryKeys.analysis(analysisId);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (daysAMonth: number | null) =>
      readShownAnalysis(
        await callApi<PresentedAnalysis>(`/api/analysis/${analysisId}/own-days`, {
          method: 'PUT',
          body: { daysAMonth },
        }),
      ),
    onSuccess: (changed) => setQueryResult(queryKey, changed),
    meta: { failure: 'The days could not be kept' },
  });
  // Passed per call, to capture the field's value at that time: the mutation's own callbacks are always the latest
  // ones.
  const change = (daysAMonth: number | null) =>
    mutate(daysAMonth, {
      onSuccess: () => {
        onSettled();
        // The pressed button has no further use and may be unmounted with the days.
        document.getElementById(fieldId)?.focus();
      },
    });
  const isTried = typedDays !== null && typedDays !== ownDays.aMonth;
  return (
    <div className={`${stack.gap3} ${space.above3}`} data-print="hide">
      {isTried && (
        <p className={`${text.measure} ${text.note}`}>{texts.notKept(formatCount(ownDays.aMonth))}</p>
      )}
      <div className={row.gap3}>
        <WorkingButton
          variant="secondary"
          size="small"
          isWorking={isPending}
          isHeld={!isTried}
          onClick={() => change(typedDays)}
        >
          {isPending ? texts.keeping : texts.keep}
        </WorkingButton>
        {ownDays.basis !== 'assumed' && (
          <WorkingButton variant="quiet" size="small" isHeld={isPending} onClick={() => change(null)}>
            {texts.takeBack}
          </WorkingButton>
        )}
      </div>
      {error && <FormMessage>{messageOf(error, texts.failed)}</FormMessage>}
      {data && !isTried && <FormMessage tone="success">{keptText(data)}</FormMessage>}
    </div>
  );
}

function keptText({ own_days: days }: Pick<PresentedAnalysis, 'own_days'>): string {
  if (!days) return texts.takenBack;
  return days.moves_phases ? texts.kept : texts.keptForCalendar;
}
