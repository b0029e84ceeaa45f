import { TextField } from '@/components/ui/TextField';
import { listTexts } from '@/content/admin/lists';
import type { ListPlace } from './useListAddress';
import { useTypedText } from './useTypedText';

/** Idle time in milliseconds before the list updates; a date is typed in three parts. */
const quietMs = 800;

interface DayFieldsProps {
  place: ListPlace;
  move: (changes: Partial<ListPlace>) => void;
  texts: { from: string; to: string };
}

/** First and last day of a list's date range. */
export function DayFields({ place: { from = '', to = '' }, move, texts }: DayFieldsProps) {
  const isReversed = from !== '' && to !== '' && to < from;
  return (
    <>
      <DayField label={texts.from} day={from} max={to} onDay={(day) => move({ from: day })} />
      <DayField
        label={texts.to}
        day={to}
        min={from}
        error={isReversed ? listTexts.reversedDays : undefined}
        onDay={(day) => move({ to: day })}
      />
    </>
  );
}

/**
 * Returns a complete date with a four-digit year, or an empty string; null while it is incomplete, because a year
 * passes through 2, 20 and 202.
 */
export const readDay = (text: string): string | null =>
  text === '' || /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) ? text : null;

interface DayFieldProps {
  label: string;
  /** Empty for none. */
  day: string;
  min?: string;
  max?: string;
  error?: string | undefined;
  onDay: (day: string) => void;
}

/** Date field that applies after a pause, on Enter, or on blur. */
function DayField({ label, day, min, max, error, onDay }: DayFieldProps) {
  const { text, type, finish } = useTypedText({ value: day, read: readDay, quietMs, onSend: onDay });
  return (
    <TextField
      type="date"
      label={label}
      error={error}
      value={text}
      min={min || undefined}
      max={max || undefined}
      onChange={({ target }) => type(target.value)}
      onKeyDown={({ key }) => (key === 'Enter' ? finish() : undefined)}
      onBlur={finish}
    />
  );
}
