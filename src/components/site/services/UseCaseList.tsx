import { LinkedHeading } from '@/components/site/LinkedHeading';
import { smallBusinessConsulting } from '@/content/site/services/smallBusinessConsulting';
import { analyze } from '@/domain/analysis/analyze';
import { dataSourceGroups } from '@/domain/analysis/catalogue/dataSources';
import { findCatalogueTask } from '@/domain/analysis/catalogue/findCatalogueTask';
import type { AnalysisAnswers, DepartmentName } from '@/domain/analysis/types';
import { formatWeekHours } from './formatWeekHours';
import styles from './UseCaseList.module.css';

const { hours, list, range: rangeText } = smallBusinessConsulting.useCases;

/** Use cases with the hours that the engine expects to save of five a week. */
export function UseCaseList() {
  return (
    <ul role="list">
      {list.map(({ title, text, ...useCase }, place) => {
        const back = hoursBack(useCase);
        return (
          <li key={place} className={styles.item}>
            <LinkedHeading level={3} title={title} />
            <p className={styles.text}>{text}</p>
            <div className={styles.hours}>
              <p>
                <b>{hours(formatWeekHours(back.expected))}</b>
                <span>{rangeText(formatWeekHours(back.cautious), formatWeekHours(back.ambitious))}</span>
              </p>
              <span className={styles.track} aria-hidden="true">
                <span style={{ width: `${(back.expected / hoursPerWeek) * 100}%` }} />
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Weekly hours that one person spends on each use case, for comparison. */
export const hoursPerWeek = 5;

interface UseCaseTask {
  task: string;
  department: DepartmentName;
}

/** Weekly hours saved of `hoursPerWeek`. */
interface HoursBack {
  cautious: number;
  expected: number;
  ambitious: number;
}

/**
 * Answers of a firm that has only these tasks: records at hand, some readiness, no AI yet. The salary doesn't affect
 * hours.
 */
function answersFor({ task, department }: UseCaseTask): AnalysisAnswers {
  return {
    listName: 'One task',
    industry: '',
    goals: '',
    departments: [department],
    departmentTasks: {
      [department]: [{ taskName: task, teamSize: 1, hours: hoursPerWeek, frequency: 'Week', salary: 60_000 }],
    },
    bottlenecks: '',
    dataTypes: dataSourceGroups.flatMap(({ sources }) => sources),
    currentAiUsage: 'no',
    customerInsights: 'no',
    monetization: 'no',
    aiReadiness: 'intermediate',
    additionalContext: '',
  };
}

/**
 * Returns the engine's expectation for a catalog task.
 * @throws if the catalog has no such task: the engine would use a neutral profile
 */
export function hoursBack(useCase: UseCaseTask): HoursBack {
  const opportunities = findCatalogueTask(useCase.task) ? analyze(answersFor(useCase)).opportunities : [];
  const range = opportunities.find(({ taskName }) => taskName === useCase.task)?.roiModel.range;
  if (!range) throw new Error(`The catalogue has no task “${useCase.task}”.`);
  return {
    cautious: range.cautious.share * hoursPerWeek,
    expected: range.expected.share * hoursPerWeek,
    ambitious: range.ambitious.share * hoursPerWeek,
  };
}
