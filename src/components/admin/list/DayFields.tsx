import { TextField } from '@/components/ui/TextField';
import type { ListPlace } from './useListAddress';

interface DayFieldsProps {
  place: ListPlace;
  move: (changes: Partial<ListPlace>) => void;
  texts: { from: string; to: string };
}

/** The first and the last day of a list, two fields side by side. */
export function DayFields({ place, move, texts }: DayFieldsProps) {
  return (
    <>
      <TextField
        type="date"
        label={texts.from}
        value={place.from}
        max={place.to || undefined}
        onChange={({ target }) => move({ from: target.value })}
      />
      <TextField
        type="date"
        label={texts.to}
        value={place.to}
        min={place.from || undefined}
        onChange={({ target }) => move({ to: target.value })}
      />
    </>
  );
}
