import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Section } from '@/components/site/Section';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import { lawFirm } from '@/domain/useCase/lawFirm';
import { formatCount, formatUsd } from '@/format/numbers';
import { BeforeAfterBars } from './BeforeAfterBars';
import { HoursGrid } from './HoursGrid';
import stack from '@/components/ui/Stack.module.css';
import styles from './LawFirmCase.module.css';

const { roles, before, after, weekly, yearly, headlines } = lawFirm;

const figures = [
  { figure: headlines.hoursPerYear, label: 'hours saved a year' },
  { figure: headlines.usdPerWeek, label: 'weekly ROI' },
  { figure: headlines.usdPerYear, label: 'a year recaptured' },
];

/** Weekly cost as people × hours × rate, for both roles. */
function costOf(hoursEach: 'hoursBefore' | 'hoursAfter', totalUsd: number): string {
  const parts = [roles.attorneys, roles.paralegals].map(
    (role) => `${role.people} × ${role[hoursEach]} h × ${formatUsd(role.usdPerHour)}`,
  );
  return `${parts.join(' + ')} = ${formatUsd(totalUsd)}`;
}

const mathLines = [
  `Before: ${costOf('hoursBefore', before.costUsd)} a week`,
  `After: ${costOf('hoursAfter', after.costUsd)} a week`,
  `Hours: ${before.hours} − ${after.hours} = ${weekly.hours} a week, × 52 = ${formatCount(yearly.hours)} a year`,
  `Dollars: ${formatUsd(before.costUsd)} − ${formatUsd(after.costUsd)} = ${formatUsd(weekly.usd)} a week, × 52 = ${formatUsd(yearly.usd)} a year`,
];

/** The law-firm use case: one week before and after, drawn to scale. */
export function LawFirmCase({ eyebrow, heading, lede }: CopyOf<'landing'>['useCase']) {
  return (
    <Section tone="dark" aria-labelledby="case-title">
      <div className={styles.track}>
        <div className={styles.stage}>
          <div className={styles.grid}>
            <div>
              <p className={styles.eyebrow}>{eyebrow}</p>
              <LinkedHeading level={2} id="case-title" title={heading} />
              <p className={styles.lede}>{lede}</p>
              <dl className={styles.figures}>
                {figures.map(({ figure, label }, place) => (
                  <div key={place}>
                    <dt>{label}</dt>
                    <dd>{figure}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <div className={stack.gap6}>
              <HoursGrid />
              <BeforeAfterBars />
            </div>
          </div>
          <div className={styles.math}>
            <p>The math, with assumed hours and rates, attorneys first, then paralegals:</p>
            <ul role="list">
              {mathLines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Section>
  );
}
