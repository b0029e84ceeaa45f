import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import { overviewTexts as texts } from '@/content/admin/overview';
import { groupings, type CalendarDay } from '@/domain/overview/calendarDays';
import { placeQuery, presetPlace, presets, problemOf, type OverviewPlace } from './overviewPlace';
import styles from './OverviewPage.module.css';
import row from '@/components/ui/Row.module.css';

interface SpanChoiceProps {
  place: OverviewPlace;
  today: CalendarDay;
  onMove: (place: OverviewPlace) => void;
}

/** Common periods, and a custom one. */
export function SpanChoice({ place, today, onMove }: SpanChoiceProps) {
  return (
    <div className={styles.choice}>
      <div role="group" aria-label={texts.presets} className={`${styles.presets} ${row.gap2}`}>
        {presets.map((preset) => {
          const target = presetPlace(preset, today);
          const isChosen = placeQuery(target) === placeQuery(place);
          return (
            <Button
              key={preset.label}
              size="small"
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              onClick={() => onMove(target)}
            >
              {preset.label}
            </Button>
          );
        })}
      </div>
      <SpanForm key={placeQuery(place)} place={place} onMove={onMove} />
    </div>
  );
}

function SpanForm({ place, onMove }: Omit<SpanChoiceProps, 'today'>) {
  const [typed, setTyped] = useState(place);
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null);
  const set = (changes: Partial<OverviewPlace>) => setTyped({ ...typed, ...changes });
  const errorAt = (end: 'from' | 'to') => (problem?.at === end ? problem.message : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(typed);
    setProblem(found);
    if (!found) onMove(typed);
  };
  return (
    <form noValidate aria-label={texts.span} className={styles.form} onSubmit={submit}>
      <TextField
        type="date"
        label={texts.from}
        value={typed.from}
        error={errorAt('from')}
        onChange={({ target }) => set({ from: target.value })}
      />
      <TextField
        type="date"
        label={texts.to}
        value={typed.to}
        error={errorAt('to')}
        onChange={({ target }) => set({ to: target.value })}
      />
      <SelectField
        label={texts.by}
        value={typed.by}
        onChange={({ target }) => set({ by: groupings.find((by) => by === target.value) })}
      >
        {groupings.map((by) => (
          <option key={by} value={by}>
            {texts.groupings[by]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary" className={styles.show}>
        {texts.show}
      </Button>
    </form>
  );
}
