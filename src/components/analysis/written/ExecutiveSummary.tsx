import { writtenTexts as texts } from '@/content/analysis/written';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './written.module.css';

interface ExecutiveSummaryProps {
  paragraphs: readonly string[];
  /** The phases have changed since, because the client changed the days. */
  isOfFirstPlan?: boolean;
  level: 3 | 4;
}

/** Summary in a few paragraphs; renders nothing without one, as in older analyses. */
export function ExecutiveSummary({ paragraphs, isOfFirstPlan = false, level }: ExecutiveSummaryProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  if (paragraphs.length === 0) return null;
  return (
    <div className={styles.summary}>
      <Heading className={`${space.below2} ${text.subheading}`}>{texts.summary}</Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {isOfFirstPlan ? <p className={text.note}>{texts.ofFirstPlan}</p> : null}
    </div>
  );
}
