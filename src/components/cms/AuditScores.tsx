import type { UIFieldServerProps } from 'payload';
import { panelTexts as texts } from '@/content/admin/panel';
import { sectionTitles } from '@/domain/audit/questionnaire';
import { isRecord } from '@/domain/isRecord';
import styles from './ClientReport.module.css';
import stack from '@/components/ui/Stack.module.css';
import table from '@/components/ui/Table.module.css';
import space from '@/components/ui/Space.module.css';

/** On an audit in the CMS: the score of each section, and a link to the client's report. */
export function AuditScores({ data, id }: UIFieldServerProps) {
  const scores = isRecord(data.sectionScores) ? data.sectionScores : {};
  const rows = [
    ...sectionTitles.map((title) => ({ title, score: scores[title] })),
    { title: texts.overall, score: data.overallScore as unknown },
  ];
  return (
    <section className={`${styles.report} ${stack.gap4} ${stack.start} ${space.below5}`}>
      <a href={`/report/${id}`}>{texts.openReport}</a>
      <table className={`${table.table} ${styles.scores}`}>
        <thead>
          <tr>
            <th scope="col">{texts.section}</th>
            <th scope="col">{texts.score}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, score }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td className={table.figure}>{typeof score === 'number' ? texts.percent(score) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
