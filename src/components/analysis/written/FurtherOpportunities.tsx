import { writtenTexts as texts } from '@/content/analysis/written';
import type { FurtherOpportunity } from '@/domain/languageModel/analysis/AnalysisTexts';
import styles from './written.module.css';

interface FurtherOpportunitiesProps {
  ideas: readonly FurtherOpportunity[];
  level: 3 | 4;
}

/** Ideas beside the counted opportunities; nothing where there are none. */
export function FurtherOpportunities({ ideas, level }: FurtherOpportunitiesProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  if (ideas.length === 0) return null;
  return (
    <div className={styles.further}>
      <Heading className={styles.title}>{texts.further}</Heading>
      <p className={styles.note}>{texts.furtherNote}</p>
      <ul className={styles.ideas}>
        {ideas.map(({ name, description, rationale }) => (
          <li key={name}>
            <strong className={styles.name}>{name}</strong>
            <p>{description}</p>
            <p>
              <span className={styles.why}>{texts.why}</span> {rationale}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
