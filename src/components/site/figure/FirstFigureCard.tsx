'use client';

import { useState } from 'react';
import { keepFigure } from '@/client/keptFigure';
import { Link } from '@/components/ui/Link';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import { taskFieldProblem, type TaskNumberField } from '@/content/analysis/taskProblem';
import { figureTexts as texts, sampleNumbers } from '@/content/site/firstFigure';
import { samplePage } from '@/content/site/sampleReport';
import type { FigureTask } from '@/domain/useCase/figureTasks';
import { firstFigure, type FirstFigure } from '@/domain/useCase/firstFigure';
import { formatUsd } from '@/format/numbers';
import { typedNumber } from '@/format/typedNumber';
import styles from './FirstFigureCard.module.css';

interface FirstFigureCardProps {
  tasks: readonly FigureTask[];
  /** The sign-up form is on the same page: keeping the number leads nowhere else. */
  isBesideSignUp?: boolean;
}

type Typed = Record<TaskNumberField, string>;

const numberFields: readonly TaskNumberField[] = ['teamSize', 'hours', 'salary'];

/** What one task costs a year and what of it could come back, counted while a visitor types; nothing is sent. */
export function FirstFigureCard({ tasks, isBesideSignUp = false }: FirstFigureCardProps) {
  const [place, setPlace] = useState(0);
  const [typed, setTyped] = useState<Typed>(sampleNumbers);
  const [isOwn, setIsOwn] = useState(false);
  const [said, setSaid] = useState('');
  const task = tasks[place];
  if (!task) return null;
  const figure = figureOf(typed, task);
  const change = (field: TaskNumberField, value: string) => {
    setTyped({ ...typed, [field]: value });
    setIsOwn(true);
  };
  const say = () => setSaid(figure && isOwn ? texts.said(figure) : '');
  const keep = () => {
    keepFigure({ department: task.department, taskName: task.name, ...typed });
    setSaid(isBesideSignUp ? texts.kept : '');
  };
  return (
    <section className={styles.card} aria-labelledby="first-figure-title">
      <h2 id="first-figure-title" className={styles.title}>
        {texts.title}
      </h2>
      <SelectField
        label={texts.task}
        value={place}
        onChange={({ target }) => setPlace(Number(target.value))}
        onBlur={say}
      >
        {tasks.map(({ name }, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={styles.numbers}>
        {numberFields.map((field) => (
          <TextField
            key={field}
            label={texts[field]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={typed[field]}
            error={taskFieldProblem(field, typed[field]) ?? undefined}
            onChange={({ target }) => change(field, target.value)}
            onBlur={say}
          />
        ))}
      </div>
      <Figures figure={figure} />
      <p className={styles.note}>
        {!isOwn && <b>{texts.sample}. </b>}
        {texts.note}
      </p>
      <p role="status" className={said === texts.kept ? styles.kept : 'visually-hidden'}>
        {said}
      </p>
      <div className={styles.actions}>
        {isBesideSignUp ? (
          <Button variant="secondary" disabled={!figure} onClick={keep}>
            {texts.keep}
          </Button>
        ) : (
          <ButtonLink
            href="/ai-opportunity-assessment"
            variant="secondary"
            onClick={figure ? keep : undefined}
          >
            {texts.keep}
          </ButtonLink>
        )}
        <Link href="/sample-report">{samplePage.link}</Link>
      </div>
    </section>
  );
}

/** Null where a number can't be counted with. */
function figureOf(typed: Typed, { percents }: FigureTask): FirstFigure | null {
  if (numberFields.some((field) => taskFieldProblem(field, typed[field]))) return null;
  return firstFigure(
    {
      teamSize: typedNumber(typed.teamSize),
      hours: typedNumber(typed.hours),
      frequency: 'Week',
      salary: typedNumber(typed.salary),
    },
    percents,
  );
}

function Figures({ figure }: { figure: FirstFigure | null }) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{texts.today}</dt>
        <dd>
          <strong>{figure ? formatUsd(figure.costUsd) : texts.notCounted}</strong>
          <small>{figure ? texts.hoursAYear(figure.hours) : texts.aYear}</small>
        </dd>
      </div>
      <div data-is-gain>
        <dt>{texts.back}</dt>
        <dd>
          <strong>
            {figure ? texts.range(figure.savingsUsd.cautious, figure.savingsUsd.ambitious) : texts.notCounted}
          </strong>
          <small>{texts.aYear}</small>
        </dd>
      </div>
    </dl>
  );
}
