import type { guideLines } from '@/content/analysis/guideLines';
import styles from './ProjectGuides.module.css';

interface ProjectGuidesProps {
  projects: ReturnType<typeof guideLines>;
}

/** For each project: the owner, first steps, success criteria and risks. */
export function ProjectGuides({ projects }: ProjectGuidesProps) {
  return (
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
  );
}
