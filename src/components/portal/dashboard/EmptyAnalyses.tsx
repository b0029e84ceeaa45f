import { Button } from '@/components/ui/Button';
import { dashboardTexts as texts } from '@/content/portal/dashboard';
import text from '@/components/ui/Text.module.css';
import styles from './EmptyAnalyses.module.css';
import stack from '@/components/ui/Stack.module.css';

/** Empty state before the first analysis: outline of a report. */
export function EmptyAnalyses({ onRun }: { onRun: () => void }) {
  return (
    <div className={styles.empty}>
      <div className={`${styles.words} ${stack.gap4} ${stack.start}`}>
        <h3 className={text.heading}>{texts.emptyTitle}</h3>
        <p>{texts.emptyText}</p>
        <Button onClick={onRun}>{texts.runAnalysis}</Button>
      </div>
      <div className={styles.sheet} aria-hidden="true">
        {[82, 61, 47, 30].map((widthPercent) => (
          <div key={widthPercent} className={`${styles.line} ${stack.gap2}`}>
            <span style={{ width: `${widthPercent}%` }} />
            <i style={{ width: `${widthPercent * 1.1}%` }} />
          </div>
        ))}
      </div>
    </div>
  );
}
