import { ListSearch } from './ListSearch';
import styles from './SearchRow.module.css';
import type { ListPlace } from './useListAddress';

interface SearchRowProps {
  label: string;
  place: ListPlace;
  move: (changes: Partial<ListPlace>) => void;
  /** Number of entries, announced when it changes. */
  status: string;
}

/** Search of a list without filters, and the number of matches. */
export function SearchRow({ label, place, move, status }: SearchRowProps) {
  return (
    <div className={styles.row}>
      <ListSearch label={label} value={place.search} onSearch={(search) => move({ search })} />
      <p role="status">{status}</p>
    </div>
  );
}
