import { ListSearch } from './ListSearch';
import styles from './SearchRow.module.css';
import type { ListPlace } from './useListAddress';

interface SearchRowProps {
  label: string;
  place: ListPlace;
  move: (changes: Partial<ListPlace>) => void;
  /** How many there are, as it is read aloud when it changes. */
  status: string;
}

/** The search of a list that has no filters, and how many match. */
export function SearchRow({ label, place, move, status }: SearchRowProps) {
  return (
    <div className={styles.row}>
      <ListSearch label={label} value={place.search} onSearch={(search) => move({ search })} />
      <p role="status">{status}</p>
    </div>
  );
}
