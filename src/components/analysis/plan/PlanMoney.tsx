import { ColumnHeads } from '@/components/ui/ColumnHeads';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import table from '@/components/ui/Table.module.css';
import text from '@/components/ui/Text.module.css';
import { calendarTexts } from '@/content/analysis/calendarTexts';
import { guideLines } from '@/content/analysis/guideLines';
import { planTexts as texts } from '@/content/analysis/planTexts';
import {
  basisSentences,
  daysSpan,
  kindNote,
  listedReturn,
  paybackText,
  usdSpan,
} from '@/content/analysis/projectNotes';
import type { ProjectGuide } from '@/domain/analysis/guide/ProjectGuide';
import type { InvestmentReturn } from '@/domain/analysis/investment/investmentReturn';
import { isInHeadline, type AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { numberedProjects, projectKinds } from '@/domain/analysis/plan/numberedProjects';
import { calendarPlanOf, hasSchedule } from '@/domain/analysis/plan/planCalendar';
import type { PlannedProject } from '@/domain/analysis/plan/PlannedProject';
import { planSensitivity } from '@/domain/analysis/plan/planSensitivity';
import { formatUsd } from '@/format/numbers';
import { MoreDetails } from '../MoreDetails';
import { CalendarTable } from './CalendarTable';
import { PlanCalendar, type RenderOwnDays } from './PlanCalendar';
import styles from './PlanMoney.module.css';
import { PriceTable } from './PriceTable';
import { ProjectCosts } from './ProjectCosts';
import { ProjectGuides } from './ProjectGuides';

interface PlanMoneyProps {
  plan: AnalysisPlan;
  /** Level of the parts' headings. */
  level: 3 | 4;
  guides: readonly ProjectGuide[];
  renderOwnDays?: RenderOwnDays | undefined;
  /** Shows what each project's cost consists of. */
  hasCostParts: boolean;
}

/** Costs and return of each project, schedule, and who does what; each part opens with one press. */
export function PlanMoney({ plan, level, guides, renderOwnDays, hasCostParts }: PlanMoneyProps) {
  // Below the heading of its part.
  const Heading = level === 3 ? 'h4' : 'h5';
  const guided = guideLines(plan, guides);
  return (
    <div>
      {plan.projects.length > 0 && (
        <MoreDetails title={texts.projectsTitle} level={level} note={texts.projectsNote}>
          <div className={stack.gap6}>
            <ProjectTable plan={plan} numbered={numberedProjects(plan)} />
            {plan.returns && <Sensitivity plan={plan} Heading={Heading} />}
          </div>
        </MoreDetails>
      )}
      {hasSchedule(plan.projects) && (
        <MoreDetails title={calendarTexts.title} level={level}>
          <PlanCalendar plan={calendarPlanOf(plan)} renderOwnDays={renderOwnDays}>
            <CalendarTable plan={plan} days={plan.ownDays.aMonth} />
          </PlanCalendar>
        </MoreDetails>
      )}
      {guided.length > 0 && (
        <MoreDetails title={texts.guidesTitle} level={level} note={texts.guidesNote}>
          <ProjectGuides projects={guided} />
        </MoreDetails>
      )}
      <MoreDetails title={texts.basisTitle} level={level}>
        <div className={`${stack.gap6} ${styles.basis}`}>
          <div>
            {basisSentences(plan).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          {hasCostParts && <ProjectCosts plan={plan} Heading={Heading} />}
          <div>
            <PriceTable />
          </div>
        </div>
      </MoreDetails>
    </div>
  );
}

interface ProjectTableProps {
  plan: AnalysisPlan;
  numbered: ReadonlyMap<PlannedProject, number>;
}

/** Projects by kind, with the total of those that pay off; on narrow screens each row is a card. */
function ProjectTable({ plan, numbered }: ProjectTableProps) {
  const { columns } = texts;
  return (
    <table role="table" className={`${table.table} ${table.folds} ${table.pairs}`}>
      <caption className="visually-hidden">{texts.moneyTitle}</caption>
      <ColumnHeads labels={Object.values(columns)} />
      {projectKinds.map((kind) => {
        const own = [...numbered].filter(([project]) => project.kind === kind);
        if (own.length === 0) return null;
        return (
          <tbody
            key={kind}
            role="rowgroup"
            className={kind === 'leaveAlone' || kind === 'toBeSized' ? table.quiet : undefined}
          >
            <tr role="row">
              <th role="rowheader" scope="rowgroup" colSpan={8} className={`${styles.group} ${text.breaks}`}>
                <span>{`${texts.kinds[kind]} `}</span>
                <small>{kindNote(plan, kind)}</small>
              </th>
            </tr>
            {own.map(([project, number]) => (
              <ProjectRow key={project.opportunity.id} plan={plan} project={project} number={number} />
            ))}
          </tbody>
        );
      })}
      {plan.returns && (
        <tfoot role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row" colSpan={3}>
              {texts.total}
            </th>
            <td role="cell" data-label={columns.days}>
              {daysSpan(plan.investment.days)}
            </td>
            <td role="cell" data-label={columns.once}>
              {usdSpan(plan.investment.oneTimeUsd)}
            </td>
            <td role="cell" data-label={columns.running}>
              {usdSpan(plan.investment.runningUsd)}
            </td>
            <ReturnCells returns={plan.returns} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

interface ProjectRowProps {
  plan: AnalysisPlan;
  project: PlannedProject;
  number: number;
}

function ProjectRow({ plan, project, number }: ProjectRowProps) {
  const { columns } = texts;
  const { opportunity, investment, task } = project;
  const { returns, note } = listedReturn(plan, project);
  return (
    <tr role="row">
      <td role="cell" data-label={columns.number} className={table.unfoldedOnly}>
        {number}
      </td>
      <th role="rowheader" scope="row" className={text.breaks}>
        <span>{opportunity.name}</span>
        <small>
          {[
            opportunity.department,
            task && isInHeadline(project) ? texts.solutions[investment.solution] : '',
            note,
          ]
            .filter(Boolean)
            .join(', ')}
        </small>
      </th>
      <td role="cell" data-label={columns.phase}>
        {isInHeadline(project) ? opportunity.phase : '–'}
      </td>
      <td role="cell" data-label={columns.days}>
        {daysSpan(investment.days)}
      </td>
      <td role="cell" data-label={columns.once}>
        {usdSpan(investment.oneTimeUsd)}
      </td>
      <td role="cell" data-label={columns.running}>
        {usdSpan(investment.runningUsd)}
      </td>
      <ReturnCells returns={returns} />
    </tr>
  );
}

/** The expected case above the cautious one; empty if no savings are stated. */
function ReturnCells({ returns }: { returns?: InvestmentReturn | undefined }) {
  const { columns } = texts;
  const cautious = returns?.cases.cautious;
  const expected = returns?.cases.expected;
  return (
    <>
      <td role="cell" data-label={columns.payback}>
        <span>{expected ? paybackText(expected.paybackMonths) : '–'}</span>
        {cautious && <small>{`${texts.low}: ${paybackText(cautious.paybackMonths)}`}</small>}
      </td>
      <td role="cell" data-label={columns.value} className={styles.value}>
        <span>{expected ? formatUsd(expected.threeYearUsd) : '–'}</span>
        {cautious && <small>{`${texts.low}: ${formatUsd(cautious.threeYearUsd)}`}</small>}
      </td>
    </>
  );
}

function Sensitivity({ plan, Heading }: { plan: AnalysisPlan; Heading: 'h4' | 'h5' }) {
  const { sensitivityColumns: columns } = texts;
  const rows = [
    ...(plan.returns ? [{ what: texts.asCounted, returns: plan.returns }] : []),
    ...planSensitivity(plan).map(({ id, returns }) => ({ what: texts.sensitivities[id], returns })),
  ];
  return (
    <div>
      <Heading className={`${space.below3} ${text.subheading}`}>{texts.sensitivityTitle}</Heading>
      <table
        role="table"
        className={`${table.table} ${table.figures} ${table.folds} ${table.pairs} ${styles.sensitivity}`}
        aria-label={texts.sensitivityTitle}
      >
        <ColumnHeads labels={Object.values(columns)} />
        <tbody role="rowgroup">
          {rows.map(({ what, returns }) => (
            <tr key={what} role="row">
              <th role="rowheader" scope="row">
                {what}
              </th>
              <ReturnCells returns={returns} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
