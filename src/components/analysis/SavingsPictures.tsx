import type { ShownAnalysis } from '@/client/useAnalysis';
import { pictureTexts as texts } from '@/content/analysis/report';
import { savingsPictures } from '@/content/analysis/savingsPictures';
import { BarTable } from './BarTable';
import { MoreDetails } from './MoreDetails';
import styles from './SavingsPictures.module.css';

interface SavingsPicturesProps {
  analysis: ShownAnalysis;
  /** Level of the heading. */
  level: 3 | 4;
}

/** Charts: savings by department, when they start, and the use of the hours saved. */
export function SavingsPictures({ analysis, level }: SavingsPicturesProps) {
  const pictures = savingsPictures(analysis);
  if (pictures.length === 0) return null;
  return (
    <MoreDetails title={texts.title} level={level}>
      <div className={styles.pictures}>
        {pictures.map((picture) => (
          <BarTable key={picture.caption} {...picture} />
        ))}
        <p className={styles.note}>{texts.note}</p>
      </div>
    </MoreDetails>
  );
}
