import { SelectField } from '@/components/ui/SelectField';
import type { ListPlace } from './useListAddress';

interface FilterSelectProps {
  /** The choice in force. */
  filter: string;
  move: (changes: Partial<ListPlace>) => void;
  /** `filters`: the choices by their value in the address. */
  texts: { filter: string; filters: Readonly<Record<string, string>> };
}

/** Which of a list's entries are shown. */
export function FilterSelect({ filter, move, texts }: FilterSelectProps) {
  return (
    <SelectField
      label={texts.filter}
      value={filter}
      onChange={({ target }) => move({ filter: target.value })}
    >
      {Object.entries(texts.filters).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
