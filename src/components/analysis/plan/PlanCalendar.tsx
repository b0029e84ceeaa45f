'use client';

import { useState } from 'react';
import { ColumnHeads } from '@/components/ui/ColumnHeads';
import { TextField } from '@/components/ui/TextField';
import { planTexts as texts } from '@/content/analysis/planTexts';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import {
  assumedOwnDays,
  byStart,
  ownDaysLimits,
  periodOf,
  planCalendar,
} from '@/domain/analysis/plan/planCalendar';
import { formatCount } from '@/format/numbers';
import { typedNumber } from '@/format/typedNumber';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './PlanCalendar.module.css';

const yearDays = 365;
const percentOfYear = (day: number) => `${(Math.min(day, yearDays) / yearDays) * 100}%`;

interface PlanCalendarProps {
  plan: AnalysisPlan;
  Heading: 'h3' | 'h4';
}

/** When each project would run, for as many days a month as the client's people can give. */
export function PlanCalendar({ plan, Heading }: PlanCalendarProps) {
  const [typed, setTyped] = useState(() => String(assumedOwnDays(plan.people)));
  const { min, max } = ownDaysLimits;
  const ownDays = typedNumber(typed);
  const isValid = ownDays >= min && ownDays <= max;
  const { calendarColumns: columns } = texts;
  return (
    <div>
      <Heading className={`${space.below3} ${text.subheading}`}>{texts.calendarTitle}</Heading>
      <TextField
        className={styles.ownDays}
        label={texts.ownDays}
        inputMode="decimal"
        value={typed}
        error={isValid ? undefined : texts.ownDaysInvalid(min, max)}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isValid && (
        <>
          <p className={styles.note}>{texts.calendarNote(texts.days(formatCount(ownDays)))}</p>
          <table role="table" className={styles.calendar} aria-label={texts.calendarTitle}>
            <ColumnHeads labels={Object.values(columns)} />
            <tbody role="rowgroup">
              {byStart(planCalendar(plan, ownDays)).map(({ project, ownDays: own, startDay, endDay }) => (
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
