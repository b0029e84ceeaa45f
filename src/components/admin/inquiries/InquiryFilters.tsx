import { Button } from '@/components/ui/Button';
import row from '@/components/ui/Row.module.css';
import { SelectField } from '@/components/ui/SelectField';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { inquiryTexts as texts } from '@/content/admin/inquiries';
import { inquiryFilters, type InquiryFilter } from '@/domain/inquiries/inquiryStates';
import { noOwner, type InquiryCounts, type InquiryListItem, type InquiryOwner } from '@/schemas/inquiryDesk';
import { countText } from '../list/countText';
import { DayFields } from '../list/DayFields';
import styles from '../list/FilterFields.module.css';
import { ListSearch } from '../list/ListSearch';
import type { AdminList } from '../list/useAdminList';
import type { ListPlace } from '../list/useListAddress';
import { useAdminAnswer } from '../useAdminAnswer';
import { inquiryCountsPath, inquiryOwnersPath } from './inquiriesApi';
import { inquiryFilterOf, ownerFilterOf } from './inquiryListPath';
import { OwnerOptions } from './OwnerOptions';

interface InquiryFiltersProps {
  place: ListPlace;
  move: (changes: Partial<ListPlace>) => void;
  list: AdminList<InquiryListItem>;
}

/** Filters of the inbox, and the number of matches. */
export function InquiryFilters({ place, move, list }: InquiryFiltersProps) {
  return (
    <div className={`${stack.gap4} ${space.below5}`}>
      <StateChips chosen={inquiryFilterOf(place)} onChoose={(filter) => move({ filter })} />
      <div className={styles.fields}>
        <ListSearch
          label={texts.search}
          value={place.search}
          onSearch={(search) => move({ search })}
          className={styles.search}
        />
        <OwnerFilter
          chosen={ownerFilterOf(place)}
          inquiries={list.items}
          onChoose={(owner) => move({ owner })}
        />
        <DayFields place={place} move={move} texts={texts} />
      </div>
      <p role="status" className={text.quiet}>
        {countText(texts.matches, list)}
      </p>
    </div>
  );
}

interface StateChipsProps {
  chosen: InquiryFilter;
  onChoose: (filter: InquiryFilter) => void;
}

function StateChips({ chosen, onChoose }: StateChipsProps) {
  const { answer: counts } = useAdminAnswer<InquiryCounts>(inquiryCountsPath);
  return (
    <div role="group" aria-label={texts.filter} className={row.gap2}>
      {inquiryFilters.map((filter) => (
        <Button
          key={filter}
          size="small"
          variant={filter === chosen ? 'primary' : 'secondary'}
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          <span>{texts.filters[filter]}</span>
          {counts && filter !== 'genuine' ? (
            <span className={styles.count}>{texts.countOfState(counts[filter])}</span>
          ) : null}
        </Button>
      ))}
    </div>
  );
}

/**
 * Returns the owner to filter by, including one who can't be chosen any more; null for "all" and "unassigned".
 * @param chosen value in the address
 */
export function filteredOwner(
  chosen: string,
  inquiries: readonly Pick<InquiryListItem, 'owner'>[] | null,
): InquiryOwner | null {
  if (!chosen || chosen === noOwner) return null;
  const id = Number(chosen);
  const found = inquiries?.find(({ owner }) => owner?.id === id)?.owner;
  return found ?? { id, name: texts.formerOwner };
}

interface OwnerFilterProps {
  chosen: string;
  inquiries: readonly InquiryListItem[] | null;
  onChoose: (owner: string) => void;
}

function OwnerFilter({ chosen, inquiries, onChoose }: OwnerFilterProps) {
  const { answer: owners } = useAdminAnswer<InquiryOwner[]>(inquiryOwnersPath);
  return (
    <SelectField label={texts.owner} value={chosen} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{texts.everybody}</option>
      <option value={noOwner}>{texts.nobody}</option>
      <OwnerOptions owners={owners} chosen={filteredOwner(chosen, inquiries)} />
    </SelectField>
  );
}
