import { FilterSelect } from './FilterSelect';
import styles from './ListFilters.module.css';
import { ListSearch } from './ListSearch';
import type { ListPlace } from './useListAddress';
import text from '@/components/ui/Text.module.css';

interface ListFiltersProps {
  place: ListPlace;
  move: (changes: Partial<ListPlace>) => void;
  /** `filters`: labels by their value in the address. */
  texts: { search: string; filter: string; filters: Readonly<Record<string, string>> };
  /** The current filter value. */
  filter: string;
  /** Number of entries, announced when it changes. */
  status: string;
}

/** Search and filter of a list, and the number of matches. */
export function ListFilters({ place, move, texts, filter, status }: ListFiltersProps) {
  return (
    <div className={styles.filters}>
      <ListSearch label={texts.search} value={place.search} onSearch={(search) => move({ search })} />
      <FilterSelect filter={filter} move={move} texts={texts} />
      <p role="status" className={`${styles.status} ${text.quiet} ${text.line}`}>
        {status}
      </p>
    </div>
  );
}
