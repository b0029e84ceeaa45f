import { writtenTexts as texts } from '@/content/analysis/written';
import type { FurtherOpportunity } from '@/domain/languageModel/analysis/AnalysisTexts';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './written.module.css';

interface FurtherOpportunitiesProps {
  ideas: readonly FurtherOpportunity[];
  level: 3 | 4;
}

/** Ideas without figures; renders nothing if there are none. */
export function FurtherOpportunities({ ideas, level }: FurtherOpportunitiesProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  if (ideas.length === 0) return null;
  return (
    <div className={styles.further}>
      <Heading className={`${space.below2} ${text.subheading}`}>{texts.further}</Heading>
      <p className={`${text.measure} ${space.above3} ${text.note}`}>{texts.furtherNote}</p>
      <ul role="list" className={styles.ideas}>
        {ideas.map(({ name, description, rationale }) => (
          <li key={name}>
            <strong className={styles.name}>{name}</strong>
            <p>{description}</p>
            <p>
              <span className={text.strong}>{texts.why}</span>
              <span>{` ${rationale}`}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
