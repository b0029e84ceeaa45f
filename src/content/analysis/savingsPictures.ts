import {
  hoursByDepartment,
  savingsByDepartment,
  savingsByPhase,
  type SavingsPart,
} from '@/domain/analysis/breakdowns';
import { formatHours } from '@/domain/analysis/formatHours';
import type { StoredOpportunity } from '@/domain/analysis/readOpportunities';
import type { CostedTask } from '@/domain/analysis/types';
import { formatUsd } from '@/format/numbers';
import { pictureTexts as texts, reportTexts } from './report';
import { resultsTexts } from './results';

interface Bar {
  name: string;
  /** Length of the bar; the largest of all bars fills the width. */
  value: number;
  /** The value as text. */
  text: string;
}

export interface BarGroup {
  name: string;
  bars: readonly Bar[];
}

export interface BarPicture {
  caption: string;
  /** Header of the groups. */
  rowHead: string;
  /** Header of each bar of a group. */
  barHeads: readonly string[];
  groups: readonly BarGroup[];
}

interface PicturedAnalysis {
  opportunities: readonly StoredOpportunity[];
  department_tasks: Readonly<Partial<Record<string, readonly CostedTask[]>>>;
}

type Savings = Omit<SavingsPart<unknown>, 'key'>;

export const savingsText = ({ savingsUsd, isStated }: Savings): string =>
  isStated ? formatUsd(savingsUsd) : reportTexts.toBeDetermined;

const savingsBar = (name: string, savings: Savings): BarGroup => ({
  name,
  bars: [{ name: texts.savings, value: savings.savingsUsd, text: savingsText(savings) }],
});

/** Returns the charts of the savings by department and phase, and of the hours. Empty charts are omitted. */
export function savingsPictures({
  opportunities,
  department_tasks: tasks,
}: PicturedAnalysis): readonly BarPicture[] {
  const byDepartment = savingsByDepartment(opportunities).map((part) => savingsBar(part.key, part));
  if (byDepartment.length === 0) return [];
  const byPhase = savingsByPhase(opportunities).map((part) => savingsBar(resultsTexts.phase(part.key), part));
  const hours = hoursByDepartment(tasks, opportunities).map(({ key, hoursToday, hoursAfter }) => ({
    name: key,
    bars: [
      { name: texts.hoursToday, value: hoursToday, text: `${formatHours(hoursToday)} today` },
      { name: texts.hoursAfter, value: hoursAfter, text: `${formatHours(hoursAfter)} after` },
    ],
  }));
  const pictures = [
    {
      caption: texts.byDepartment,
      rowHead: texts.department,
      barHeads: [texts.savings],
      groups: byDepartment,
    },
    { caption: texts.byPhase, rowHead: texts.phase, barHeads: [texts.savings], groups: byPhase },
    {
      caption: texts.hours,
      rowHead: texts.department,
      barHeads: [texts.hoursToday, texts.hoursAfter],
      groups: hours,
    },
  ];
  return pictures.filter(({ groups }) => groups.length > 0);
}
