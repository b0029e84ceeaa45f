import { lawFirm } from '@/domain/useCase/lawFirm';
import { formatUsd } from '@/format/numbers';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './BeforeAfterBars.module.css';

const { before, after, weekly, percentLess } = lawFirm;

/** Weekly cost before and after, as two bars to the same scale. */
export function BeforeAfterBars() {
  return (
    <figure className={stack.gap2} aria-label="Cost a week, before and after">
      <figcaption className={`${text.small} ${text.strong}`}>Cost a week</figcaption>
      <p className={styles.before}>{formatUsd(before.costUsd)} before</p>
      <div className={styles.row}>
        <p className={styles.after} style={{ width: `${(after.costUsd / before.costUsd) * 100}%` }}>
          {formatUsd(after.costUsd)} after
        </p>
        <p className={styles.saved}>
          {formatUsd(weekly.usd)} less (−{percentLess.costUsd}%)
        </p>
      </div>
    </figure>
  );
}
