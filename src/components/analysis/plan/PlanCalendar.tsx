'use client';

import { useId, useState, type ReactNode } from 'react';
import { prefetchCode } from '@/client/prefetchCode';
import { LoadedPart } from '@/components/ui/LoadedPart';
import { TextField } from '@/components/ui/TextField';
import { calendarFieldTexts as texts } from '@/content/analysis/calendarField';
import type { CalendarPlan } from '@/domain/analysis/plan/planCalendar';
import { ownDaysLimits, type OwnDays } from '@/domain/analysis/plan/ownDays';
import { typedNumber } from '@/format/typedNumber';
import styles from './PlanCalendar.module.css';

/** Days that the displayed calendar is based on. */
export interface TriedDays {
  ownDays: OwnDays;
  /** Null while the input isn't a number within the limits. */
  typedDays: number | null;
  /** Resets to the plan's own days, unless the input has changed since this callback was created. */
  onSettled: () => void;
  fieldId: string;
}

/** Rendered below the days field, for users who may store the input. */
export type RenderOwnDays = (tried: TriedDays) => ReactNode;

interface PlanCalendarProps {
  plan: CalendarPlan;
  renderOwnDays?: RenderOwnDays | undefined;
  /** The calendar with the plan's own days. */
  children: ReactNode;
}

/** The calendar code loads when the field receives focus, not with the page. */
const loadTable = () => import('./CalendarTable').then((module) => module.CalendarTable);

/** Schedule of the projects, for as many days a month as the client's people can spend. */
export function PlanCalendar({ plan, renderOwnDays, children }: PlanCalendarProps) {
  const { ownDays } = plan;
  const [typed, setTyped] = useState<string | null>(null);
  const fieldId = useId();
  const { min, max } = ownDaysLimits;
  const days = typed === null ? ownDays.aMonth : typedNumber(typed);
  const isValid = days >= min && days <= max;
  return (
    <>
      <TextField
        id={fieldId}
        className={styles.ownDays}
        label={texts.ownDays}
        inputMode="decimal"
        value={typed ?? String(ownDays.aMonth)}
        error={isValid ? undefined : texts.ownDaysInvalid(min, max)}
        onFocus={() => prefetchCode(loadTable)}
        onChange={(event) => setTyped(event.target.value)}
      />
      {renderOwnDays?.({
        ownDays,
        typedDays: isValid ? days : null,
        onSettled: () => setTyped((now) => (now === typed ? null : now)),
        fieldId,
      })}
      {typed === null && children}
      {typed !== null && isValid && (
        <LoadedPart load={loadTable} part={{ plan, days }} texts={texts} meanwhile={children} />
      )}
    </>
  );
}
