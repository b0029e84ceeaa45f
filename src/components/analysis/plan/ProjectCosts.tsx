import { ColumnHeads } from '@/components/ui/ColumnHeads';
import { costLines, type CostLines } from '@/content/analysis/costLines';
import { planTexts as texts } from '@/content/analysis/planTexts';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { numberedProjects } from '@/domain/analysis/plan/numberedProjects';
import { formatUsd } from '@/format/numbers';
import space from '@/components/ui/Space.module.css';
import table from '@/components/ui/Table.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './PlanMoney.module.css';

interface ProjectCostsProps {
  plan: AnalysisPlan;
  Heading: 'h4' | 'h5';
}

/** Cost of each project, one-time and per year, with its components. */
export function ProjectCosts({ plan, Heading }: ProjectCostsProps) {
  const projects = [...numberedProjects(plan).keys()];
  if (projects.length === 0) return null;
  const { columns } = texts;
  return (
    <div>
      <Heading className={`${space.below3} ${text.subheading}`}>{texts.partsTitle}</Heading>
      <p className={`${text.measure} ${space.below3} ${text.note}`}>
        {texts.partsNote(texts.atRate(formatUsd(plan.dayRateUsd), plan.isOwnRate))}
      </p>
      <table
        role="table"
        className={`${table.table} ${table.folds} ${table.pairs} ${styles.costs}`}
        aria-label={texts.partsTitle}
      >
        <ColumnHeads labels={[columns.project, columns.once, columns.running]} />
        <tbody role="rowgroup">
          {projects.map((project) => {
            const { once, running } = costLines(project, plan);
            return (
              <tr key={project.opportunity.id} role="row">
                <th role="rowheader" scope="row" className={text.breaks}>
                  {project.opportunity.name}
                </th>
                <CostCell label={columns.once} cost={once} />
                <CostCell label={columns.running} cost={running} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function CostCell({ label, cost: { total, parts } }: { label: string; cost: CostLines['once'] }) {
  return (
    <td role="cell" data-label={label}>
      <span>{total}</span>
      {parts.map((part) => (
        <small key={part}>{part}</small>
      ))}
    </td>
  );
}
