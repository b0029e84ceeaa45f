import type { FullAnalysis } from '@/client/useAnalysis';
import { BarTable } from '@/components/analysis/BarTable';
import { ReportSection } from '@/components/analysis/ReportSection';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { FormMessage } from '@/components/ui/FormMessage';
import { reportTexts } from '@/content/analysis/report';
import { compareTexts as texts } from '@/content/portal/compare';
import { compareAnalyses } from '@/domain/analysis/compareAnalyses';
import type { ReadAnalysis } from '@/domain/analysis/countedTasks';
import { wholeFigures } from '@/domain/analysis/wholeFigures';
import { formatDate } from '@/format/dates';
import { comparedPictures, type BarWords } from '@/components/analysis/whatIf/comparedPictures';
import { ComparedTotals } from '@/components/analysis/whatIf/ComparedTotals';
import { ComparedOpportunities } from './ComparedOpportunities';
import styles from './Comparison.module.css';
import { DifferentAnswers } from './DifferentAnswers';
import { DifferentTasks } from './DifferentTasks';

interface ComparisonProps {
  first: FullAnalysis;
  second: FullAnalysis;
  /** Seen by an administrator. */
  isForeign: boolean;
}

const barWords: readonly [BarWords, BarWords] = [
  { head: texts.letters.first, figure: texts.inA },
  { head: texts.letters.second, figure: texts.inB },
];

const figuresOf = ({ department_tasks: departmentTasks, opportunities }: FullAnalysis): ReadAnalysis => ({
  departmentTasks,
  opportunities,
});

/** Where two analyses of one client differ, from the totals down to single opportunities. */
export function Comparison({ first, second, isForeign }: ComparisonProps) {
  const [a, b] = [figuresOf(first), figuresOf(second)];
  const comparison = compareAnalyses(a, b);
  return (
    <>
      {isForeign && <FormMessage tone="info">{reportTexts.asAdmin}</FormMessage>}
      <ul className={styles.heads} role="list">
        <Head letter={texts.letters.first} analysis={first} />
        <Head letter={texts.letters.second} analysis={second} />
      </ul>
      <ReportSection title={texts.totals} level={2}>
        <div className={styles.totals}>
          <ComparedTotals before={wholeFigures(a)} after={wholeFigures(b)} columns={texts.totalsColumns} />
        </div>
      </ReportSection>
      <ReportSection title={texts.pictures} level={2}>
        <div className={styles.pictures}>
          {comparedPictures(a, b, barWords).map((picture) => (
            <BarTable key={picture.caption} {...picture} />
          ))}
        </div>
      </ReportSection>
      <ReportSection title={texts.answers} level={2}>
        <DifferentAnswers first={first} second={second} />
      </ReportSection>
      <ReportSection title={texts.tasks} level={2}>
        <DifferentTasks tasks={comparison.tasks} />
      </ReportSection>
      <ComparedOpportunities comparison={comparison} />
    </>
  );
}

function Head({ letter, analysis }: { letter: string; analysis: FullAnalysis }) {
  return (
    <li className={styles.head}>
      <strong>{texts.withLetter(letter, analysis.list_name)}</strong>
      <span>
        {analysis.industry}, {formatDate(analysis.created_at)}
      </span>
      <ButtonLink
        href={`/analysis-results/${analysis.id}`}
        variant="secondary"
        size="small"
        data-print="hide"
      >
        {texts.openReport}
        <span className="visually-hidden"> {analysis.list_name}</span>
      </ButtonLink>
    </li>
  );
}
