import { savingsByDepartment, savingsByPhase } from '@/domain/analysis/breakdowns';
import type { ReadAnalysis } from '@/domain/analysis/countedTasks';
import { pictureTexts } from '@/content/analysis/report';
import { resultsTexts } from '@/content/analysis/results';
import type { BarGroup, BarPicture } from '@/content/analysis/savingsPictures';
import { formatUsd } from '@/format/numbers';

/** What one of two bars is called, and its figure in words. */
export interface BarWords {
  head: string;
  figure: (amount: string) => string;
}

interface Part {
  name: string;
  value: number;
}

/** Savings of two analyses side by side, by department and by phase. What only one has is nothing in the other. */
export function comparedPictures(
  first: ReadAnalysis,
  second: ReadAnalysis,
  words: readonly [BarWords, BarWords],
): BarPicture[] {
  const barHeads = words.map(({ head }) => head);
  return [
    {
      caption: pictureTexts.byDepartment,
      rowHead: pictureTexts.department,
      barHeads,
      groups: sideBySide(departmentParts(first), departmentParts(second), words),
    },
    {
      caption: pictureTexts.byPhase,
      rowHead: pictureTexts.phase,
      barHeads,
      groups: sideBySide(phaseParts(first), phaseParts(second), words),
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
  first: readonly Part[],
  second: readonly Part[],
  words: readonly [BarWords, BarWords],
): BarGroup[] {
  const names = [...new Set([...first, ...second].map(({ name }) => name))];
  const barOf = (parts: readonly Part[], wanted: string, { head, figure }: BarWords) => {
    const value = parts.find(({ name }) => name === wanted)?.value ?? 0;
    return { name: head, value, text: figure(formatUsd(value)) };
  };
  return names.map((name) => ({
    name,
    bars: [barOf(first, name, words[0]), barOf(second, name, words[1])],
  }));
}
