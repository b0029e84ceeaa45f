import { useId, type MouseEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { taskLabels } from '@/content/portal/wizard';
import { tasksByTrade, taskTradeOf } from '@/domain/analysis/catalogue/trades/tradeTasks';
import type { DepartmentName } from '@/domain/analysis/types';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import styles from './TradeExamples.module.css';

interface TradeExamplesProps {
  department: DepartmentName;
  industry: string;
  /** The field for own tasks, which gets the focus after the last example. */
  fieldId: string;
  /** Names that are listed already. */
  listed: readonly string[];
  onAdd: (name: string) => void;
}

/** The department's tasks of the firm's trade, each of which a press adds. Nothing if the trade is unknown. */
export function TradeExamples({ department, industry, fieldId, listed, onAdd }: TradeExamplesProps) {
  const labelId = useId();
  const trade = taskTradeOf(industry);
  const examples = trade
    ? tasksByTrade[trade].filter((task) => task.department === department && !listed.includes(task.name))
    : [];
  if (examples.length === 0) return null;
  // The pressed button disappears, and keyboard users need a place to go on.
  const add = (name: string) => (event: MouseEvent<HTMLButtonElement>) => {
    const pressed = event.currentTarget;
    const neighbor = pressed.nextElementSibling ?? pressed.previousElementSibling;
    onAdd(name);
    (neighbor instanceof HTMLButtonElement ? neighbor : document.getElementById(fieldId))?.focus();
  };
  return (
    <div role="group" aria-labelledby={labelId} className={`${row.gap2} ${row.middle} ${space.above3}`}>
      <span id={labelId} className={styles.label}>
        {taskLabels.tradeExamples}
      </span>
      {examples.map(({ name }) => (
        <Button key={name} variant="secondary" size="small" onClick={add(name)}>
          <Icon name="plus" sizePx={16} />
          <span>{name}</span>
        </Button>
      ))}
    </div>
  );
}
