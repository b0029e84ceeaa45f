import { useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { userTexts as texts } from '@/content/admin/users';
import type { ManagedUser } from '@/schemas/users';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { countText } from '../list/countText';
import { firstOfLastDays } from '../list/dayBounds';
import { DayFields } from '../list/DayFields';
import { FilterSelect } from '../list/FilterSelect';
import { ListSearch } from '../list/ListSearch';
import type { AdminList } from '../list/useAdminList';
import type { ListPlace } from '../list/useListAddress';
import styles from './UserFilters.module.css';
import { activeUserFilters, isNarrowed, userFilterOf } from './userListPath';

interface UserFiltersProps {
  place: ListPlace;
  move: (changes: Partial<ListPlace>) => void;
  list: AdminList<ManagedUser>;
}

/** Search of the user list, the number of matches, and a button that shows the filters. */
export function UserFilters({ place, move, list }: UserFiltersProps) {
  const active = activeUserFilters(place);
  // An address with filters shows which ones narrow the list.
  const [isOpen, setIsOpen] = useState(active > 0);
  const id = useId();
  return (
    <div className={`${stack.gap4} ${space.below5}`}>
      <div className={styles.bar}>
        <ListSearch label={texts.search} value={place.search} onSearch={(search) => move({ search })} />
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{texts.filterButton(active)}</span>
          <Icon name="chevron-down" />
        </Button>
        <p role="status" className={`${styles.matches} ${text.quiet}`}>
          {isNarrowed(place) ? countText(texts.matches, list) : ''}
        </p>
      </div>
      <div id={id} hidden={!isOpen}>
        <div className={stack.gap4}>
          <div className={styles.fields}>
            <FilterSelect filter={userFilterOf(place)} move={move} texts={texts} />
            <DayFields place={place} move={move} texts={texts} />
          </div>
          <LastDays place={place} move={move} />
        </div>
      </div>
    </div>
  );
}

const spans = [7, 30, 90];

/** Common ranges for the date of joining, up to now. */
function LastDays({ place, move }: Omit<UserFiltersProps, 'list'>) {
  const [now] = useState(() => new Date());
  const choices = [
    { label: texts.anyTime, from: '' },
    ...spans.map((days) => ({ label: texts.lastDays(days), from: firstOfLastDays(days, now) })),
  ];
  return (
    <div role="group" aria-label={texts.joined} className={row.gap2}>
      {choices.map(({ label, from }) => {
        const isChosen = place.from === from && !place.to;
        return (
          <Button
            key={label}
            size="small"
            variant={isChosen ? 'primary' : 'secondary'}
            aria-pressed={isChosen}
            onClick={() => move({ from, to: '' })}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
