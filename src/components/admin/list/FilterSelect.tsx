import { SelectField } from '@/components/ui/SelectField';
import type { ListPlace } from './useListAddress';

interface FilterSelectProps {
  /** The current filter value. */
  filter: string;
  move: (changes: Partial<ListPlace>) => void;
  /** `filters`: labels by their value in the address. */
  texts: { filter: string; filters: Readonly<Record<string, string>> };
}

/** Selects which entries a list shows. */
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
