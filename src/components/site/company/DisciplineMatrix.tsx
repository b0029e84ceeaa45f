import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { disciplineContent, projectParts } from '@/content/site/company/team';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import { disciplines } from '@/domain/team/disciplines';
import table from '@/components/ui/Table.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './DisciplineMatrix.module.css';

/** Table of disciplines by project phase, with filled and empty cells. */
export function DisciplineMatrix({ heading, lede }: CopyOf<'team'>['matrix']) {
  return (
    <Section tone="dark" aria-labelledby="matrix-title">
      <SectionHead id="matrix-title" title={heading}>
        {lede}
      </SectionHead>
      <table className={`${table.table} ${text.plain} ${styles.matrix}`}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {projectParts.map((part) => (
              <th key={part} scope="col" className={styles.part}>
                {part}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {disciplines.map(({ id, label }) => (
            <tr key={id}>
              <th scope="row" className={styles.discipline}>
                {label}
              </th>
              {projectParts.map((part, index) => (
                <td key={part} className={styles.cell}>
                  <span
                    className={disciplineContent[id].parts.includes(index) ? styles.atWork : styles.absent}
                  >
                    <span className="visually-hidden">
                      {disciplineContent[id].parts.includes(index) ? 'at work' : 'not needed'}
                    </span>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
