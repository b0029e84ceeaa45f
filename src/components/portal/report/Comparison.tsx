import { comparisonTexts as texts } from '@/content/portal/report';
import { compareAudits, type AuditComparison, type ScoredAudit } from '@/domain/audit/compareAudits';
import { auditQuestions } from '@/domain/audit/questionnaire';
import { formatDate } from '@/format/dates';
import table from '@/components/ui/Table.module.css';
import styles from './Comparison.module.css';
import { ReportCard } from './ReportCard';

const questionTexts = new Map(auditQuestions.map(({ id, text }) => [id, text]));
const shownAnswers = 3;

interface ComparisonProps {
  earlier: ScoredAudit & { created_at: string };
  later: ScoredAudit;
}

/** Changes per section since an earlier audit. */
export function Comparison({ earlier, later }: ComparisonProps) {
  const { overall, sections, answers } = compareAudits(earlier, later);
  const title = texts.title(formatDate(earlier.created_at, 'long'));
  return (
    <ReportCard id="comparison" title={title}>
      <div className={styles.scroller} role="group" aria-labelledby="comparison" tabIndex={0}>
        <table className={`${table.table} ${styles.table}`} aria-labelledby="comparison">
          <thead>
            <tr>
              {Object.values(texts.columns).map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[{ of: texts.overall, ...overall }, ...sections].map(({ of, before, after }) => (
              <tr key={of}>
                <th scope="row">{of}</th>
                <td>{`${before}%`}</td>
                <td>{`${after}%`}</td>
                <td data-sign={Math.sign(after - before)}>{texts.points(after - before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MovedAnswers answers={answers} />
    </ReportCard>
  );
}

function MovedAnswers({ answers }: Pick<AuditComparison, 'answers'>) {
  if (answers.length === 0) return <p>{texts.noneMoved}</p>;
  return (
    <>
      <h3>{texts.answersTitle}</h3>
      <ul className={styles.answers}>
        {answers.slice(0, shownAnswers).map(({ of, before, after }) => (
          <li key={of}>
            <span>{`${questionTexts.get(of)} `}</span>
            <strong>{texts.answer(before, after)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
