import { oneBandTexts as texts } from '@/content/portal/report';
import type { AuditAnswers } from '@/domain/audit/AuditAnswers';
import { oneBandUp } from '@/domain/audit/oneBandUp';
import { auditQuestions } from '@/domain/audit/questionnaire';
import text from '@/components/ui/Text.module.css';
import ledger from '@/components/ui/Ledger.module.css';
import styles from './AuditReport.module.css';
import { ReportCard } from './ReportCard';

const questionTexts = new Map(auditQuestions.map(({ id, text }) => [id, text]));

/** The fewest answers that would have to improve for the next badge, and by how much. */
export function OneBandPanel({ answers }: { answers: AuditAnswers }) {
  const next = oneBandUp(answers);
  if (!next) {
    return (
      <ReportCard id="one-band" title={texts.title}>
        <p>{texts.top}</p>
      </ReportCard>
    );
  }
  return (
    <ReportCard id="one-band" title={texts.title}>
      <p>{texts.summary(next)}</p>
      <ol role="list" className={`${ledger.ledger} ${ledger.ends} ${styles.answers}`}>
        {next.improvements.map(({ id, from, to }) => (
          <li key={id}>
            <span>{questionTexts.get(id)}</span>
            <strong>{texts.step(from, to)}</strong>
          </li>
        ))}
      </ol>
      <p className={`${text.measure} ${text.note}`}>{texts.arithmetic(next.threshold)}</p>
    </ReportCard>
  );
}
