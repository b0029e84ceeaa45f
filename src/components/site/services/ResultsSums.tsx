import { LinkedHeading } from '@/components/site/LinkedHeading';
import { formatCount, formatUsd } from '@/format/numbers';
import { MoreLink } from './MoreLink';
import { FactTable } from './FactTable';
import { consultingServices } from '@/content/site/services/consultingServices';
import { lawFirm } from '@/domain/useCase/lawFirm';
import styles from './ResultsSums.module.css';

const { results } = consultingServices;

/** The published use case as the calculation that clients get: before, after and the difference, and a link to it. */
export function ResultsSums({ action }: { action: string }) {
  const { people, before, after, weekly } = lawFirm;
  const { measure, before: was, after: is, difference } = results.caseColumns;
  return (
    <div className={styles.sums}>
      <LinkedHeading level={3} title={results.caseTitle} />
      <p>{results.caseText(people.attorneys, people.paralegals)}</p>
      <FactTable
        caption={results.caseTitle}
        cells="short"
        columns={[measure, was, is, difference]}
        rows={[
          [
            results.caseRows.hours,
            formatCount(before.hours),
            formatCount(after.hours),
            `−${formatCount(weekly.hours)}`,
          ],
          [
            results.caseRows.cost,
            formatUsd(before.costUsd),
            formatUsd(after.costUsd),
            `−${formatUsd(weekly.usd)}`,
          ],
        ]}
      />
      <MoreLink label={action} href={results.link.href} />
    </div>
  );
}
