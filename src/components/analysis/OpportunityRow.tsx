import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { reportTexts } from '@/content/analysis/report';
import { resultsTexts as texts } from '@/content/analysis/results';
import { statedAssumptions } from '@/content/analysis/statedAssumptions';
import { writtenTexts } from '@/content/analysis/written';
import type { ExplainedAnalysis } from '@/domain/analysis/explainSavings';
import { formatSavedHours } from '@/domain/analysis/formatHours';
import { formatSavings, savingsAmountUsd } from '@/domain/analysis/formatSavings';
import type { StoredOpportunity } from '@/domain/analysis/readOpportunities';
import { missingValue } from '@/domain/analysis/types';
import { formatUsd } from '@/format/numbers';
import { ExplainedRow, ExplainRowToggle } from './explanation/ExplainedRow';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './OpportunitiesTable.module.css';
import type { ReportControls } from './ReportControls';

interface OpportunityRowProps {
  opportunity: StoredOpportunity;
  /** Marks values that an older analysis lacks. */
  isFullReport: boolean;
  /** Data for explanations of its figures. */
  explained?: ExplainedAnalysis | undefined;
  controls?: ReportControls | undefined;
}

export function OpportunityRow({ explained, ...row }: OpportunityRowProps) {
  const { id, name, roiModel } = row.opportunity;
  if (!explained) return <FigureRow {...row} />;
  return (
    <ExplainedRow analysis={explained} opportunityId={id} columns={Object.keys(texts.columns).length}>
      <FigureRow {...row} toggle={hasFigures(roiModel) && <ExplainRowToggle of={name} />} />
    </ExplainedRow>
  );
}

const hasFigures = ({ savedHours, calculatedSavings }: StoredOpportunity['roiModel']) =>
  savedHours > 0 || savingsAmountUsd(calculatedSavings) !== undefined;

interface FigureRowProps extends Omit<OpportunityRowProps, 'explained'> {
  toggle?: ReactNode;
}

function FigureRow({ opportunity, isFullReport, controls, toggle }: FigureRowProps) {
  const { columns } = texts;
  const { phase, complexity, taskRelated, roiModel } = opportunity;
  return (
    // It takes the focus when its control disappears.
    <tr role="row" tabIndex={controls && -1}>
      <td role="cell" className={styles.phase}>
        <span className={styles.badge} data-phase={phase}>
          {texts.phase(phase)}
        </span>
      </td>
      <th role="rowheader" scope="row" className={styles.opportunity}>
        <span className={styles.name}>{opportunity.name}</span>
        <span className={styles.description}>
          {opportunity.description || (isFullReport ? reportTexts.toBeDetermined : '')}
        </span>
        {opportunity.rationale && (
          <span className={styles.rationale}>
            <b>{writtenTexts.why}</b>
            <span>{` ${opportunity.rationale}`}</span>
          </span>
        )}
      </th>
      <td role="cell" data-label={columns.department}>
        {opportunity.department}
      </td>
      <td role="cell" data-label={columns.hoursSaved} className={text.line}>
        {formatSavedHours(roiModel)}
      </td>
      <td role="cell" data-label={columns.savings} className={text.line}>
        <Savings roiModel={roiModel} />
        {toggle}
      </td>
      <td role="cell" data-label={columns.taskRelated} className={styles.related}>
        {taskRelated && <Icon name="check" />}
        <span className={taskRelated ? 'visually-hidden' : styles.no}>
          {taskRelated ? texts.yes : texts.no}
        </span>
      </td>
      <td role="cell" data-label={columns.complexity}>
        <span className={styles.badge} data-complexity={complexity}>
          {complexity}
        </span>
      </td>
      <td role="cell" data-label={columns.assumptions} className={styles.assumptions}>
        <span>{isFullReport ? statedAssumptions(roiModel) : roiModel.assumptions}</span>
        {controls && isToBeSized(opportunity) && (
          <div className={space.above2}>{controls.sizeTask(opportunity)}</div>
        )}
      </td>
    </tr>
  );
}

const isToBeSized = ({ taskRelated, roiModel }: StoredOpportunity): boolean =>
  taskRelated && roiModel.calculatedSavings === missingValue;

function Savings({ roiModel: { calculatedSavings, range } }: Pick<StoredOpportunity, 'roiModel'>) {
  return (
    <span className={styles.figures}>
      <strong>{formatSavings(calculatedSavings)}</strong>
      {range && (
        <small>
          {texts.range(formatUsd(range.cautious.savingsUsd), formatUsd(range.ambitious.savingsUsd))}
        </small>
      )}
    </span>
  );
}
