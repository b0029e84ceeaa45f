import type { FullAnalysis } from '@/client/useAnalysis';
import { pictureTexts as texts } from '@/content/analysis/report';
import { resultsTexts } from '@/content/analysis/results';
import { hoursByDepartment, savingsByDepartment, savingsByPhase } from '@/domain/analysis/breakdowns';
import { formatHours } from '@/domain/analysis/formatHours';
import { formatUsd } from '@/domain/analysis/formatUsd';
import { BarTable, type BarGroup } from './BarTable';
import styles from './SavingsPictures.module.css';

const savingsBar = (name: string, savingsUsd: number): BarGroup => ({
  name,
  bars: [{ name: texts.savings, value: savingsUsd, text: savingsUsd > 0 ? formatUsd(savingsUsd) : 'TBD' }],
});

/** Where the savings lie, when they come, and what becomes of the hours. Empty pictures are left out. */
export function SavingsPictures({ analysis }: { analysis: FullAnalysis }) {
  const { opportunities, department_tasks: tasks } = analysis;
  const byDepartment = savingsByDepartment(opportunities).map(({ key, savingsUsd }) =>
    savingsBar(key, savingsUsd),
  );
  const byPhase = savingsByPhase(opportunities).map(({ key, savingsUsd }) =>
    savingsBar(resultsTexts.phase(key), savingsUsd),
  );
  const hours = hoursByDepartment(tasks, opportunities).map(({ key, hoursToday, hoursAfter }) => ({
    name: key,
    bars: [
      { name: texts.hoursToday, value: hoursToday, text: `${formatHours(hoursToday)} today` },
      { name: texts.hoursAfter, value: hoursAfter, text: `${formatHours(hoursAfter)} after` },
    ],
  }));
  if (byDepartment.length === 0) return null;
  return (
    <div className={styles.pictures}>
      <BarTable
        caption={texts.byDepartment}
        rowHead={texts.department}
        barHeads={[texts.savings]}
        groups={byDepartment}
      />
      <BarTable caption={texts.byPhase} rowHead={texts.phase} barHeads={[texts.savings]} groups={byPhase} />
      {hours.length > 0 && (
        <BarTable
          caption={texts.hours}
          rowHead={texts.department}
          barHeads={[texts.hoursToday, texts.hoursAfter]}
          groups={hours}
        />
      )}
      <p className={styles.note}>{texts.note}</p>
    </div>
  );
}
