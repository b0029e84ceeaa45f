import { planTexts as texts } from '@/content/analysis/planTexts';
import type { guideLines } from '@/content/analysis/guideLines';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './ProjectGuides.module.css';

interface ProjectGuidesProps {
  projects: ReturnType<typeof guideLines>;
  Heading: 'h3' | 'h4';
}

/** For each project: the owner, first steps, success criteria and risks. */
export function ProjectGuides({ projects, Heading }: ProjectGuidesProps) {
  if (projects.length === 0) return null;
  return (
    <div>
      <Heading className={`${space.below2} ${text.subheading}`}>{texts.guidesTitle}</Heading>
      <p className={`${text.measure} ${space.below4} ${text.hint}`}>{texts.guidesNote}</p>
      <ul role="list" className={styles.projects}>
        {projects.map(({ id, name, lines }) => (
          <li key={id}>
            <strong>{name}</strong>
            <dl>
              {lines.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}
