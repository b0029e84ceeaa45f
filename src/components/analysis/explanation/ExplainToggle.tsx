import { openExplanationTexts as texts } from '@/content/analysis/openExplanation';
import styles from './ExplainToggle.module.css';

export interface ExplainToggleProps {
  /** Id of the element that it shows and hides. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
  label?: string;
  /** What the number belongs to, for screen reader users who reach the button outside its row. */
  of?: string;
}

/** Toggles an explanation below it. */
export function ExplainToggle({ controls, isOpen, onToggle, label = texts.explain, of }: ExplainToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      data-print="hide"
    >
      <span>{label}</span>
      {of && <span className="visually-hidden">{` ${texts.of(of)}`}</span>}
    </button>
  );
}
