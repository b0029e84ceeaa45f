import type { ShownAnalysis } from '@/client/useAnalysis';
import { pictureTexts as texts } from '@/content/analysis/report';
import { savingsPictures } from '@/content/analysis/savingsPictures';
import { BarTable } from './BarTable';
import styles from './SavingsPictures.module.css';

/** Charts: savings by department, when they start, and the use of the hours saved. */
export function SavingsPictures({ analysis }: { analysis: ShownAnalysis }) {
  const pictures = savingsPictures(analysis);
  if (pictures.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {pictures.map((picture) => (
        <BarTable key={picture.caption} {...picture} />
      ))}
      <p className={styles.note}>{texts.note}</p>
    </div>
  );
}
