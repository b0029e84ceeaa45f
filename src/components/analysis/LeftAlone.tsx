import { leftAloneReason } from '@/content/analysis/projectNotes';
import { planTexts as texts } from '@/content/analysis/planTexts';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './TaskCosts.module.css';

interface LeftAloneProps {
  plan: AnalysisPlan;
  /** Level of the heading. */
  level: 3 | 4;
}

/** The tasks that are better left as they are, each with its reason. No sum counts them. */
export function LeftAlone({ plan, level }: LeftAloneProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  const projects = plan.projects.filter(({ kind }) => kind === 'leaveAlone');
  if (projects.length === 0) return null;
  return (
    <div className={space.above6}>
      <Heading className={`${space.below3} ${text.subheading}`}>{texts.leftAloneTitle}</Heading>
      <ul className={styles.tasks}>
        {projects.map((project) => (
          <li key={project.opportunity.id}>
            <strong>{project.task?.taskName ?? project.opportunity.name}</strong>{' '}
            <span>{leftAloneReason(plan, project)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
