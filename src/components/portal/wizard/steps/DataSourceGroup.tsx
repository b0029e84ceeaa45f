import { useState } from 'react';
import { Choice } from '@/components/ui/Choice';
import { dataSourceLabels } from '@/content/portal/wizard';
import { commonDataSources } from './commonDataSources';
import { ChoiceGroup } from './ChoiceGroup';
import styles from './DataSourcesStep.module.css';

interface DataSourceGroupProps {
  id: string;
  name: string;
  sources: readonly string[];
  ticked: readonly string[];
  onToggle: (name: string) => void;
}

/** One kind of data: what most firms have, and the rest of it to be opened. */
export function DataSourceGroup({ id, name, sources, ticked, onToggle }: DataSourceGroupProps) {
  const common = sources.filter((source) => commonDataSources.has(source));
  const rest = sources.filter((source) => !commonDataSources.has(source));
  const tickedRest = rest.filter((source) => ticked.includes(source));
  // What was ticked before is in sight; from then on it stays as somebody leaves it.
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
