import { savingsByPhase, savingsOfDepartments, type SavingsPart } from '@/domain/analysis/breakdowns';
import type { ReadAnalysis } from '@/domain/analysis/countedTasks';
import { pictureTexts } from '@/content/analysis/report';
import { resultsTexts } from '@/content/analysis/results';
import { savingsText, type BarGroup, type BarPicture } from '@/content/analysis/savingsPictures';

/** Label of one of two bars, and its formatted figure. */
export interface BarWords {
  head: string;
  figure: (amount: string) => string;
}

type Part = SavingsPart<string>;

/**
 * Returns the savings of two analyses side by side, by department and by phase. An entry that one lacks counts as zero.
 */
export function comparedPictures(
  first: ReadAnalysis,
  second: ReadAnalysis,
  words: readonly [BarWords, BarWords],
): BarPicture[] {
  const barHeads = words.map(({ head }) => head);
  const departments = sideBySide(departmentParts(first), departmentParts(second), words);
  return [
    {
      caption: pictureTexts.byDepartment,
      rowHead: pictureTexts.department,
      barHeads,
      groups: departments.filter(({ bars }) => bars.some(({ value }) => value > 0)),
    },
    {
      caption: pictureTexts.byPhase,
      rowHead: pictureTexts.phase,
      barHeads,
      groups: sideBySide(phaseParts(first), phaseParts(second), words),
    },
  ].filter(({ groups }) => groups.length > 0);
}

const departmentParts = ({ opportunities }: ReadAnalysis): Part[] => savingsOfDepartments(opportunities);

const phaseParts = ({ opportunities }: ReadAnalysis): Part[] =>
  savingsByPhase(opportunities).map((part) => ({ ...part, key: resultsTexts.phase(part.key) }));

const nothing = { savingsUsd: 0, isStated: true };

function sideBySide(
  first: readonly Part[],
  second: readonly Part[],
  words: readonly [BarWords, BarWords],
): BarGroup[] {
  const names = [...new Set([...first, ...second].map(({ key }) => key))];
  const barOf = (parts: readonly Part[], wanted: string, { head, figure }: BarWords) => {
    const savings = parts.find(({ key }) => key === wanted) ?? nothing;
    return { name: head, value: savings.savingsUsd, text: figure(savingsText(savings)) };
  };
  return names.map((name) => ({
    name,
    bars: [barOf(first, name, words[0]), barOf(second, name, words[1])],
  }));
}
