import { hoursByDepartment, savingsByDepartment, savingsByPhase } from '@/domain/analysis/breakdowns';
import type { ReadAnalysis } from '@/domain/analysis/countedTasks';
import { formatHours } from '@/domain/analysis/formatHours';
import { formatUsd } from '@/domain/analysis/formatUsd';
import { savingsRange } from '@/domain/analysis/savingsRange';
import { savingsTotals } from '@/domain/analysis/totals';
import { pictureTexts } from '@/content/analysis/report';
import { resultsTexts } from '@/content/analysis/results';
import type { BarGroup, BarPicture } from '@/content/analysis/savingsPictures';
import { whatIfTexts as texts } from '@/content/portal/whatIf';

/** The figures of a whole analysis that a what-if moves: dollars and hours a year. */
export interface WholeFigures {
  savings: number;
  cautious: number;
  ambitious: number;
  hours: number;
  cost: number;
}

export function wholeFigures({ departmentTasks, opportunities }: ReadAnalysis): WholeFigures {
  const { savingsUsd, savedHours } = savingsTotals(opportunities);
  const range = savingsRange(opportunities);
  return {
    savings: savingsUsd,
    cautious: range?.cautiousUsd ?? savingsUsd,
    ambitious: range?.ambitiousUsd ?? savingsUsd,
    hours: savedHours,
    cost: Object.values(departmentTasks)
      .flat()
      .reduce((sum, task) => sum + task.annualTaskCost, 0),
  };
}

interface Part {
  name: string;
  value: number;
}

/** The analysis and the what-if side by side, as bars. What only one of them has is nothing in the other. */
export function comparedPictures(answers: ReadAnalysis, tried: ReadAnalysis): BarPicture[] {
  const { columns } = texts;
  const barHeads = [columns.answers, columns.whatIf];
  return [
    {
      caption: pictureTexts.byDepartment,
      rowHead: pictureTexts.department,
      barHeads,
      groups: sideBySide(departmentParts(answers), departmentParts(tried), formatUsd),
    },
    {
      caption: pictureTexts.byPhase,
      rowHead: pictureTexts.phase,
      barHeads,
      groups: sideBySide(phaseParts(answers), phaseParts(tried), formatUsd),
    },
    {
      caption: pictureTexts.hours,
      rowHead: pictureTexts.department,
      barHeads: [pictureTexts.hoursToday, pictureTexts.hoursAfter],
      groups: hoursByDepartment(tried.departmentTasks, tried.opportunities).map(
        ({ key, hoursToday, hoursAfter }) => ({
          name: key,
          bars: [
            { name: pictureTexts.hoursToday, value: hoursToday, text: `${formatHours(hoursToday)} today` },
            {
              name: pictureTexts.hoursAfter,
              value: hoursAfter,
              text: texts.hoursAfter(formatHours(hoursAfter)),
            },
          ],
        }),
      ),
    },
  ].filter(({ groups }) => groups.length > 0);
}

const departmentParts = ({ opportunities }: ReadAnalysis): Part[] =>
  savingsByDepartment(opportunities).map(({ key, savingsUsd }) => ({ name: key, value: savingsUsd }));

const phaseParts = ({ opportunities }: ReadAnalysis): Part[] =>
  savingsByPhase(opportunities).map(({ key, savingsUsd }) => ({
    name: resultsTexts.phase(key),
    value: savingsUsd,
  }));

function sideBySide(
  answers: readonly Part[],
  tried: readonly Part[],
  format: (value: number) => string,
): BarGroup[] {
  const names = [...new Set([...answers, ...tried].map(({ name }) => name))];
  const valueOf = (parts: readonly Part[], wanted: string) =>
    parts.find(({ name }) => name === wanted)?.value ?? 0;
  const bar = (name: string, value: number) => ({ name, value, text: format(value) });
  return names.map((name) => ({
    name,
    bars: [
      bar(texts.columns.answers, valueOf(answers, name)),
      bar(texts.columns.whatIf, valueOf(tried, name)),
    ],
  }));
}
