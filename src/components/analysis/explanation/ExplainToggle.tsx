import { openExplanationTexts as texts } from '@/content/analysis/openExplanation';
import styles from './ExplainToggle.module.css';

export interface ExplainToggleProps {
  /** Id of what it shows and hides. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
  label?: string;
  /** Whose number it is, for those who hear the button away from its row. */
  of?: string;
}

/** Opens and closes an explanation that stands below it. */
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
