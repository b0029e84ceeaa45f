import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { scenarioTexts as texts } from '@/content/analysis/whatIf';
import { formatHours } from '@/domain/analysis/formatHours';
import { formatUsd } from '@/format/numbers';
import type { PresentedScenario } from '@/schemas/scenario';
import row from '@/components/ui/Row.module.css';
import text from '@/components/ui/Text.module.css';
import ledger from '@/components/ui/Ledger.module.css';
import styles from './ScenarioPanel.module.css';

interface ScenarioListProps {
  items: readonly PresentedScenario[];
  openId: number | null;
  isBusy: boolean;
  /** Absent for those who may only look. */
  onRemove?: (scenario: PresentedScenario) => void;
  onOpen: (scenario: PresentedScenario) => void;
  /** After the second question, whose buttons are gone then. */
  onSettled: () => void;
}

/** The scenarios by name; one is deleted after a second question in its place. */
export function ScenarioList({ items, openId, isBusy, onRemove, onOpen, onSettled }: ScenarioListProps) {
  const [askedId, setAskedId] = useState<number | null>(null);
  const settle = (work?: () => void) => {
    setAskedId(null);
    work?.();
    onSettled();
  };
  if (items.length === 0) return <p className={`${text.measure} ${text.quiet}`}>{texts.none}</p>;
  return (
    <ul className={`${ledger.ledger} ${ledger.ends} ${styles.list}`} role="list">
      {items.map((scenario) => {
        const { id, name, figures } = scenario;
        const isAsked = askedId === id && onRemove;
        return (
          <li key={id}>
            <span className={`${styles.words} ${text.breaks}`}>
              <strong>{isAsked ? texts.confirm(name) : name}</strong>
              <small>{texts.summary(formatUsd(figures.savings_usd), formatHours(figures.saved_hours))}</small>
            </span>
            {isAsked ? (
              <span className={row.gap2}>
                <Button size="small" disabled={isBusy} onClick={() => settle(() => onRemove(scenario))}>
                  {texts.remove}
                  <span className="visually-hidden"> {name}</span>
                </Button>
                <Button size="small" variant="secondary" autoFocus onClick={() => settle()}>
                  {texts.keep}
                </Button>
              </span>
            ) : (
              <span className={row.gap2}>
                <Button size="small" variant="secondary" disabled={isBusy} onClick={() => onOpen(scenario)}>
                  {id === openId ? texts.isOpen : texts.open}
                  <span className="visually-hidden"> {name}</span>
                </Button>
                {onRemove && (
                  <Button size="small" variant="quiet" disabled={isBusy} onClick={() => setAskedId(id)}>
                    {texts.remove}
                    <span className="visually-hidden"> {name}</span>
                  </Button>
                )}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
