import type { KeyboardEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { TextField } from '@/components/ui/TextField';
import { analysisLimits } from '@/domain/analysis/analysisLimits';
import { storedLength } from '../stepProblem';
import styles from './OwnWords.module.css';

interface OwnWordsProps {
  id: string;
  label: string;
  addLabel: string;
  value: string;
  /** Existing names: typing one of them selects it. */
  known: readonly string[];
  error?: string;
  onChange: (value: string) => void;
  onAdd: (name: string) => void;
}

/** Field for entries that no list offers. Enter adds it. */
export function OwnWords({ id, label, addLabel, value, known, error, onChange, onAdd }: OwnWordsProps) {
  const name = value.trim();
  const length = storedLength(value);
  const canAdd = length > 0 && length <= analysisLimits.ownWordsMaxLength;
  const add = () => {
    if (!canAdd) return;
    onAdd(known.find((other) => other.toLowerCase() === name.toLowerCase()) ?? name);
    document.getElementById(id)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.ownWords}>
      <TextField
        id={id}
        label={label}
        autoComplete="off"
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button variant="secondary" size="small" className={styles.add} onClick={add}>
        <Icon name="plus" sizePx={18} />
        <span>{addLabel}</span>
      </Button>
    </div>
  );
}
