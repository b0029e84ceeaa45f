import type { PlannedProject, ProjectKind } from './analysisPlan';
import { spreadDots, type Place } from './spreadDots';

interface EffortDot extends Place {
  /** The project's in its table. */
  number: number;
  kind: ProjectKind;
  days: number;
  usd: number;
}

interface UsdMark {
  usd: number;
  up: number;
}

export interface EffortPicture {
  dots: EffortDot[];
  usdMarks: UsdMark[];
  dayMarks: { days: number; across: number }[];
}

/** Roots keep small projects apart beside large ones; the marks on the axes say what they stand for. */
const root = (value: number) => Math.sign(value) * Math.sqrt(Math.abs(value));

/** Each project with stated savings by its days of effort and its value; undefined with fewer than two of them. */
export function effortPicture(numbered: ReadonlyMap<PlannedProject, number>): EffortPicture | undefined {
  const projects = [...numbered].flatMap(([{ investment, returns, kind }, number]) => {
    if (!returns) return [];
    const days = (investment.days.low + investment.days.high) / 2;
    return [{ number, kind, days, usd: returns.cases.expected.threeYearUsd }];
  });
  if (projects.length < 2) return undefined;
  const mostDays = Math.max(...projects.map(({ days }) => days));
  const mostUsd = Math.max(0, ...projects.map(({ usd }) => usd));
  const leastUsd = Math.min(0, ...projects.map(({ usd }) => usd));
  const acrossOf = (days: number) => root(days) / root(mostDays);
  const heightOfAll = root(mostUsd) - root(leastUsd) || 1;
  const upOf = (usd: number) => (root(usd) - root(leastUsd)) / heightOfAll;
  return {
    dots: spreadDots(
      projects.map((project) => ({ ...project, across: acrossOf(project.days), up: upOf(project.usd) })),
    ),
    usdMarks: apart([0, mostUsd, leastUsd, mostUsd / 4].map((usd) => ({ usd, up: upOf(usd) }))),
    dayMarks: [mostDays / 4, mostDays].map((days) => ({ days, across: acrossOf(days) })),
  };
}

/** Part of the height that a mark's words need. */
const markHeight = 0.07;

/** The marks that don't stand in the words of one before them. */
const apart = (marks: readonly UsdMark[]): UsdMark[] =>
  marks.reduce<UsdMark[]>(
    (kept, mark) => (kept.some(({ up }) => Math.abs(up - mark.up) < markHeight) ? kept : [...kept, mark]),
    [],
  );
