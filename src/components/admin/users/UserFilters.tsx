import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { userTexts as texts } from '@/content/admin/users';
import type { ManagedUser } from '@/schemas/users';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { countText } from '../list/countText';
import { firstOfLastDays } from '../list/dayBounds';
import { DayFields } from '../list/DayFields';
import styles from '../list/FilterFields.module.css';
import { FilterSelect } from '../list/FilterSelect';
import { ListSearch } from '../list/ListSearch';
import type { AdminList } from '../list/useAdminList';
import type { ListPlace } from '../list/useListAddress';
import { isNarrowed, userFilterOf } from './userListPath';

interface UserFiltersProps {
  place: ListPlace;
  move: (changes: Partial<ListPlace>) => void;
  list: AdminList<ManagedUser>;
}

/** Filters of the user list, and the number of matches. */
export function UserFilters({ place, move, list }: UserFiltersProps) {
  return (
    <div className={`${stack.gap4} ${space.below5}`}>
      <div className={styles.fields}>
        <ListSearch
          label={texts.search}
          value={place.search}
          onSearch={(search) => move({ search })}
          className={styles.search}
        />
        <FilterSelect filter={userFilterOf(place)} move={move} texts={texts} />
        <DayFields place={place} move={move} texts={texts} />
      </div>
      <div className={row.apart}>
        <LastDays place={place} move={move} />
        <p role="status" className={text.quiet}>
          {isNarrowed(place) ? countText(texts.matches, list) : ''}
        </p>
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
