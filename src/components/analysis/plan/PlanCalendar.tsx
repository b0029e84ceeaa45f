'use client';

import { useState, type ReactNode } from 'react';
import { ColumnHeads } from '@/components/ui/ColumnHeads';
import { TextField } from '@/components/ui/TextField';
import { calendarTexts as texts } from '@/content/analysis/calendarTexts';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { ownDaysLimits } from '@/domain/analysis/plan/ownDays';
import { byStart, periodOf, planCalendar } from '@/domain/analysis/plan/planCalendar';
import { formatCount } from '@/format/numbers';
import { typedNumber } from '@/format/typedNumber';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './PlanCalendar.module.css';

const yearDays = 365;
const percentOfYear = (day: number) => `${(Math.min(day, yearDays) / yearDays) * 100}%`;

/** What the calendar on the screen is made with. */
export interface TriedDays {
  ownDays: AnalysisPlan['ownDays'];
  /** Null while what is typed is no number within the limits. */
  typedDays: number | null;
  /** Shows the plan's own days again. */
  onSettled: () => void;
}

/** What stands below the field of days, for those who may keep what they typed. */
export type KeepDays = (tried: TriedDays) => ReactNode;

interface PlanCalendarProps {
  plan: AnalysisPlan;
  Heading: 'h3' | 'h4';
  keepDays?: KeepDays;
}

/** When each project would run, for as many days a month as the client's people can give. */
export function PlanCalendar({ plan, Heading, keepDays }: PlanCalendarProps) {
  const { ownDays } = plan;
  const [typed, setTyped] = useState<string | null>(null);
  const { min, max } = ownDaysLimits;
  const days = typed === null ? ownDays.aMonth : typedNumber(typed);
  const isValid = days >= min && days <= max;
  const { columns } = texts;
  return (
    <div>
      <Heading className={`${space.below3} ${text.subheading}`}>{texts.title}</Heading>
      <TextField
        className={styles.ownDays}
        label={texts.ownDays}
        inputMode="decimal"
        value={typed ?? String(ownDays.aMonth)}
        error={isValid ? undefined : texts.ownDaysInvalid(min, max)}
        onChange={(event) => setTyped(event.target.value)}
      />
      {keepDays?.({ ownDays, typedDays: isValid ? days : null, onSettled: () => setTyped(null) })}
      {isValid && (
        <>
          <p className={styles.note}>
            {texts.note(formatCount(days), days === ownDays.aMonth ? ownDays.basis : 'tried')}
          </p>
          <table role="table" className={styles.calendar} aria-label={texts.title}>
            <ColumnHeads labels={Object.values(columns)} />
            <tbody role="rowgroup">
              {byStart(planCalendar(plan, days)).map(({ project, ownDays: own, startDay, endDay }) => (
                <tr key={project.opportunity.id} role="row">
                  <th role="rowheader" scope="row">
                    {project.opportunity.name}
                  </th>
                  <td role="cell" data-label={columns.ownDays}>
                    {formatCount(own)}
                  </td>
                  <td role="cell" data-label={columns.from}>
                    {texts.day(startDay)}
                  </td>
                  <td role="cell" data-label={columns.until}>
                    {texts.day(endDay)}
                    <small>{texts.periods[periodOf(endDay)]}</small>
                  </td>
                  <td role="cell" data-label={columns.bar} className={styles.bar}>
                    <span aria-hidden="true">
                      <span
                        data-kind={project.kind}
                        style={{
                          left: percentOfYear(startDay),
                          right: `calc(100% - ${percentOfYear(endDay)})`,
                        }}
                      />
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}
