import { ListCell, ListRow, ListRowHeader } from '@/components/ui/ListRow';
import { ListTable } from '@/components/ui/ListTable';
import { languageModelTexts as texts } from '@/content/admin/languageModel';
import { modelFailureReasons } from '@/domain/languageModel/modelCallKinds';
import { formatDay } from '@/format/dates';
import type { ModelUsageDay } from '@/schemas/modelUsage';
import list from '@/components/ui/ListTable.module.css';
import text from '@/components/ui/Text.module.css';

interface UsageTableProps {
  /** Newest first. */
  days: readonly ModelUsageDay[];
  /** Newer figures are loading. */
  isBusy: boolean;
}

/** Usage per day. */
export function UsageTable({ days, isBusy }: UsageTableProps) {
  const { columns } = texts;
  return (
    <ListTable
      label={texts.table}
      columns={Object.values(columns).map((label) => ({ label }))}
      isBusy={isBusy}
      className={list.top}
    >
      {days.map((day) => (
        <ListRow key={day.day}>
          <ListRowHeader className={`${text.strong} ${text.line}`}>
            <time dateTime={day.day}>{formatDay(day.day)}</time>
          </ListRowHeader>
          <ListCell label={columns.calls}>{texts.count(day.calls)}</ListCell>
          <ListCell label={columns.answered}>{texts.count(day.answered)}</ListCell>
          <ListCell label={columns.tokens}>{texts.inAndOut(day.inputTokens, day.outputTokens)}</ListCell>
          <ListCell label={columns.time}>{timesOf(day)}</ListCell>
          <ListCell label={columns.texts}>{texts.texts(day.textsWritten, day.textsFellBack)}</ListCell>
          <ListCell label={columns.failures}>{failuresOf(day)}</ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}

/** Days without a request that reached the provider have no times. */
const timesOf = ({ meanMs, worstMs }: ModelUsageDay): string =>
  meanMs === null || worstMs === null ? '–' : texts.times(texts.inSeconds(meanMs), texts.inSeconds(worstMs));

function failuresOf({ failures }: ModelUsageDay): string {
  const told = modelFailureReasons.flatMap((reason) => {
    const times = failures[reason];
    return times ? [`${texts.reasons[reason]}: ${texts.count(times)}`] : [];
  });
  return told.join(', ') || texts.noFailures;
}
