import { useState } from 'react';
import { Choice } from '@/components/ui/Choice';
import { dataSourceLabels } from '@/content/portal/wizard';
import { ChoiceGroup } from './ChoiceGroup';
import styles from './DataSourcesStep.module.css';

/** Common data sources, visible at once; the rest of each group is collapsed. */
const commonDataSources: ReadonlySet<string> = new Set([
  'CRM records',
  'Customer emails',
  'Support tickets and chat logs',
  'Order and purchase history',
  'Shared drives and document folders',
  'Standard operating procedures',
  'Internal email and chat threads',
  'Staff calendars',
  'Signed contracts',
  'Employee records',
  'Time sheets and leave records',
  'Payroll and benefits records',
  'Supplier invoices',
  'Customer invoices and payments',
  'Inventory and stock records',
  'Bank and card statements',
  'Web analytics',
  'Email campaign results',
  'Social media posts and comments',
  'Marketing contact lists',
  'Product or service catalog',
  'Technical manuals and drawings',
  'Product usage data',
  'IT service desk tickets',
]);

interface DataSourceGroupProps {
  id: string;
  name: string;
  sources: readonly string[];
  ticked: readonly string[];
  onToggle: (name: string) => void;
}

/** One kind of data source: common ones, and the rest collapsed. */
export function DataSourceGroup({ id, name, sources, ticked, onToggle }: DataSourceGroupProps) {
  const common = sources.filter((source) => commonDataSources.has(source));
  const rest = sources.filter((source) => !commonDataSources.has(source));
  const tickedRest = rest.filter((source) => ticked.includes(source));
  // Initially open if it has ticked entries; later toggles are the user's.
  const [isOpenAtFirst] = useState(tickedRest.length > 0);
  const choices = (names: readonly string[]) =>
    names.map((source) => (
      <Choice
        key={source}
        type="checkbox"
        label={source}
        checked={ticked.includes(source)}
        onChange={() => onToggle(source)}
      />
    ));
  return (
    <ChoiceGroup id={id} legend={name} columns={2}>
      {choices(common)}
      {rest.length > 0 && (
        <details className={styles.more} open={isOpenAtFirst}>
          <summary>
            <span>{dataSourceLabels.more(rest.length, tickedRest.length)}</span>
            <span className="visually-hidden">{` ${name}`}</span>
          </summary>
          <div className={styles.rest}>{choices(rest)}</div>
        </details>
      )}
    </ChoiceGroup>
  );
}
