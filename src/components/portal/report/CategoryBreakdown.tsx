import { StrokeIcon } from '@/components/ui/StrokeIcon';
import { bandTexts, reportTexts as texts } from '@/content/portal/report';
import { auditSections } from '@/domain/audit/questionnaire';
import { scoreBand } from '@/domain/audit/scoreBand';
import type { SharedAudit } from '@/schemas/audit';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import { sectionStrokes } from '../audit/sectionStrokes';
import styles from './CategoryBreakdown.module.css';
import card from '@/components/ui/Card.module.css';
import headingStyles from '@/components/ui/Heading.module.css';

/** One tile per section. */
export function CategoryBreakdown({ scores }: { scores: SharedAudit['section_scores'] }) {
  return (
    <section aria-labelledby="breakdown-title">
      <h2 id="breakdown-title" className={`${space.below5} ${text.heading}`}>
        {texts.breakdown}
      </h2>
      <ul role="list" className={styles.tiles}>
        {auditSections.map(({ title, icon }) => {
          const score = scores[title];
          if (score === undefined) return null;
          const band = scoreBand(score);
          return (
            <li key={title} className={`${styles.tile} ${card.card} ${card.pad5}`} data-band={band}>
              <StrokeIcon
                stroke={sectionStrokes[icon]}
                sizePx={24}
                className={`${text.good} ${space.below2}`}
              />
              <h3 className={`${headingStyles.aside} ${text.plain}`}>{title}</h3>
              <p className={styles.score}>{`${score}%`}</p>
              <p className={styles.status}>{bandTexts[band].status}</p>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${score}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
