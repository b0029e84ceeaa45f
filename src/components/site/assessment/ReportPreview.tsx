import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Link } from '@/components/ui/Link';
import { samplePage } from '@/content/site/sampleReport';
import { formatHours } from '@/domain/analysis/formatHours';
import { sampleReport, type SampleLine } from '@/domain/useCase/sampleReport';
import { formatUsd, formatUsdThousands } from '@/format/numbers';
import table from '@/components/ui/Table.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import space from '@/components/ui/Space.module.css';
import styles from './ReportPreview.module.css';

const shownLines = 6;

function PreviewRow({ line: { opportunity, range } }: { line: SampleLine }) {
  return (
    <tr>
      <td className={`${styles.phase} ${styles.narrow}`}>{opportunity.phase}</td>
      <th scope="row" className={styles.task}>
        {opportunity.name}
        <small>{opportunity.department}</small>
      </th>
      <td className={styles.complexity}>{opportunity.complexity}</td>
      <td className={`${styles.hours} ${table.figure}`}>{formatHours(range.expected.savedHours)}</td>
      <td className={`${styles.savings} ${styles.narrow} ${table.figure}`}>
        {formatUsd(range.expected.savingsUsd)}
      </td>
    </tr>
  );
}

/** First lines of the sample report as on the dashboard, and the formula of the first. */
export function ReportPreview({ heading, lede }: { heading: string; lede: string }) {
  const { lines, savingsUsd } = sampleReport();
  const [first] = lines;
  return (
    <section aria-labelledby="preview-title" className={stack.gap5}>
      <LinkedHeading level={2} id="preview-title" title={heading} />
      <p className={`${text.measure} ${text.quiet}`}>
        {`${lede} It lists `}
        {lines.length} tasks worth {formatUsdThousands(savingsUsd.cautious)} to{' '}
        {formatUsdThousands(savingsUsd.ambitious)} a year; here are the {shownLines} largest.
      </p>
      <div className={styles.sheet}>
        <table className={table.table}>
          <caption className="visually-hidden">Sample report, the {shownLines} largest opportunities</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.narrow}>
                Phase
              </th>
              <th scope="col">Opportunity</th>
              <th scope="col" className={styles.complexity}>
                Complexity
              </th>
              <th scope="col" className={`${styles.hours} ${table.figure}`}>
                Hours saved
              </th>
              <th scope="col" className={`${styles.narrow} ${table.figure}`}>
                Savings a year
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, shownLines).map((line) => (
              <PreviewRow key={line.opportunity.id} line={line} />
            ))}
          </tbody>
        </table>
        {first ? (
          <p className={styles.assumptions}>
            <b>Assumptions of the first line:</b> {first.opportunity.roiModel.assumptions}
          </p>
        ) : null}
      </div>
      <p className={`${text.small} ${text.strong} ${space.above4}`}>
        <Link href="/sample-report">{samplePage.link}</Link>
      </p>
    </section>
  );
}
