'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { clearFigure, storedFigureText, storeFigure, type StoredFigure } from '@/client/storedFigure';
import { logFailure } from '@/client/logFailure';
import { Link } from '@/components/ui/Link';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import type { figureTexts } from '@/content/site/firstFigure';
import { samplePage } from '@/content/site/sampleReport';
import type { FigureTask } from '@/domain/useCase/figureTasks';
import type { countFigure, CountedFigure, TypedFigure } from './countFigure';
import text from '@/components/ui/Text.module.css';
import styles from './FirstFigureCard.module.css';

interface FirstFigureCardProps {
  tasks: readonly FigureTask[];
  /** Initial values. */
  numbers: TypedFigure;
  /** Their result for the first task. */
  sample: CountedFigure;
  texts: typeof figureTexts;
}

const numberFields = ['teamSize', 'hours', 'salary'] as const;
const notCounted: CountedFigure = { problems: {}, shown: null };

/** The calculation loads when the card receives focus or has stored numbers, not with the page. */
const loadCounting = () => import('./countFigure').then((module) => module.countFigure);

/** Annual cost of one task and its possible savings, calculated during typing in the browser; nothing is sent. */
export function FirstFigureCard({ tasks, numbers, sample, texts }: FirstFigureCardProps) {
  const [place, setPlace] = useState(0);
  const [typed, setTyped] = useState(numbers);
  const [isOwn, setIsOwn] = useState(false);
  const [said, setSaid] = useState('');
  const [count, setCount] = useState<typeof countFigure | null>(null);
  const restore = useEffectEvent((figure: StoredFigure, counting: typeof countFigure) => {
    const kept = tasks.findIndex(({ name }) => name === figure.taskName);
    if (kept < 0) return;
    const { teamSize, hours, salary } = figure;
    setPlace(kept);
    setTyped({ teamSize, hours, salary });
    setIsOwn(true);
    setCount(() => counting);
  });
  // The numbers that this visitor typed before, unless they type anew while the code loads.
  useEffect(() => {
    const stored = storedFigureText();
    if (stored === null) return;
    Promise.all([import('@/client/readStoredFigure'), loadCounting()]).then(
      ([{ readStoredFigure }, counting]) => {
        const figure = readStoredFigure(stored);
        if (figure && storedFigureText() === stored) restore(figure, counting);
      },
      (error: unknown) => logFailure('The first figure could not be restored', error),
    );
  }, []);
  const task = tasks[place];
  if (!task) return null;
  const { problems, shown } = count?.(typed, task) ?? (place === 0 && !isOwn ? sample : notCounted);
  const load = () => {
    if (count) return;
    loadCounting().then(
      (loaded) => setCount(() => loaded),
      (error: unknown) => logFailure('The first figure could not be counted', error),
    );
  };
  /** Stores the numbers for the wizard while they are typed: every link of the page may lead there. */
  const store = (figure: TypedFigure, { department, name }: FigureTask) => {
    const isInvalid = count?.(figure, task).shown === null;
    if (isInvalid) clearFigure();
    else storeFigure({ department, taskName: name, ...figure });
  };
  const change = (field: keyof TypedFigure, value: string) => {
    const figure = { ...typed, [field]: value };
    setTyped(figure);
    setIsOwn(true);
    store(figure, task);
  };
  const choose = (next: number) => {
    setPlace(next);
    const chosen = tasks[next];
    if (isOwn && chosen) store(typed, chosen);
  };
  const say = () => setSaid(shown && isOwn ? shown.said : '');
  return (
    <section
      className={styles.card}
      aria-labelledby="first-figure-title"
      onPointerEnter={load}
      onFocus={load}
      onInput={load}
    >
      <h2 id="first-figure-title" className={text.heading}>
        {texts.title}
      </h2>
      <SelectField
        label={texts.task}
        value={place}
        onChange={({ target }) => choose(Number(target.value))}
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
            error={problems[field]}
            onChange={({ target }) => change(field, target.value)}
            onBlur={say}
          />
        ))}
      </div>
      <Figures shown={shown} texts={texts} />
      <p className={text.note}>
        {!isOwn && <b>{`${texts.sample}. `}</b>}
        <span>{texts.note}</span>
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div className={styles.actions}>
        <ButtonLink href="/ai-opportunity-assessment" variant="secondary" onClick={() => store(typed, task)}>
          {texts.keep}
        </ButtonLink>
        <Link href="/sample-report">{samplePage.link}</Link>
      </div>
    </section>
  );
}

function Figures({ shown, texts }: Pick<CountedFigure, 'shown'> & Pick<FirstFigureCardProps, 'texts'>) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{texts.today}</dt>
        <dd>
          <strong>{shown?.cost ?? texts.notCounted}</strong>
          <small>{shown?.hours ?? texts.aYear}</small>
        </dd>
      </div>
      <div data-is-gain>
        <dt>{texts.back}</dt>
        <dd>
          <strong>{shown?.range ?? texts.notCounted}</strong>
          <small>{texts.aYear}</small>
        </dd>
      </div>
    </dl>
  );
}
