import { listedWork, type AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { onePersonRisk } from '@/domain/analysis/guide/taskRisks';
import { isRecord } from '@/domain/isRecord';
import type { AnalysisContent, SharedAnalysis } from '@/schemas/analysis';

/**
 * Returns an analysis without salaries and hourly rates: not as fields, not in the arithmetic of its opportunities, and
 * not where a text states one in dollars. Sums and hours a year stay, from which the average pay of a task follows. Team
 * sizes and the hours they multiply are left out, because they show whose average is one person's salary. The costs of
 * projects, which learning hours are part of, are stated, because readers can't compute them.
 */
export function withoutSalaries(
  shown: AnalysisContent,
  { projects }: Pick<AnalysisPlan, 'projects'>,
): SharedAnalysis {
  const tasks = Object.values(shown.department_tasks).flat();
  const hidden = new Map([
    ...tasks.map(({ hourlyRate }) => [hourlyRate, '[hourly rate]'] as const),
    ...tasks.map(({ salary }) => [salary, '[salary]'] as const),
  ]);
  return {
    ...withTexts(
      { ...shown, project_guides: withoutOnePerson(shown.project_guides), department_tasks: {} },
      (text) =>
        text.replace(dollars, (amount, digits: string, thousands: string | undefined) => {
          const usd = Number(digits.replaceAll(',', '')) * (thousands ? 1_000 : 1);
          return hidden.get(usd) ?? amount;
        }),
    ),
    department_tasks: Object.fromEntries(
      Object.entries(shown.department_tasks).map(([department, listed]) => [
        department,
        listed.map(
          ({
            salary: _salary,
            hourlyRate: _rate,
            teamSize: _size,
            hours: _hours,
            frequency: _frequency,
            ...task
          }) => task,
        ),
      ]),
    ),
    listed_work: listedWork({ departmentTasks: shown.department_tasks }),
    project_costs: Object.fromEntries(
      projects.flatMap(({ opportunity, task, investment }) => (task ? [[opportunity.id, investment]] : [])),
    ),
  };
}

const withoutOnePerson = (guides: AnalysisContent['project_guides']): AnalysisContent['project_guides'] =>
  guides.map(({ risk, ...guide }) =>
    risk?.risk.startsWith(onePersonRisk) ? guide : { ...guide, ...(risk && { risk }) },
  );

/** "$75,000", "$36.06" and "$75k". */
const dollars = /\$\s?(\d+(?:,\d{3})*(?:\.\d+)?)(?:\s?(k)\b)?/giu;

/** Replaces every text in a JSON value. */
function withTexts<Value>(value: Value, replace: (text: string) => string): Value {
  if (typeof value === 'string') return replace(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => withTexts(item, replace)) as Value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withTexts(item, replace)]),
  ) as Value;
}
