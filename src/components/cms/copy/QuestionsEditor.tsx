import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClassName } from '@/components/ui/buttonClassName';
import { copyProblems, pageCopyTexts as texts } from '@/content/admin/pageCopy';
import { type CopyQuestion, questionLimits } from '@/content/site/copy/PageCopy';
import styles from './CopyEditor.module.css';
import { CopyInput } from './CopyInput';

interface QuestionsEditorProps {
  /** The record's list; null while the page shows the built-in one. */
  own: readonly CopyQuestion[] | null;
  builtIn: readonly CopyQuestion[];
  isDisabled: boolean;
  /** The last save was rejected, so what is missing is marked. */
  isRefused: boolean;
  /** An empty list means the built-in one. */
  onChange: (questions: CopyQuestion[]) => void;
  /** Inputs above the list. */
  children: ReactNode;
}

const secondary = buttonClassName({ variant: 'secondary', size: 'small' });

/** Part of a question's item that gets the focus after a change. */
type Part = 'up' | 'down' | 'question';

/** Questions and answers of a page, in order. The first change copies the built-in list into the record. */
export function QuestionsEditor(props: QuestionsEditorProps) {
  const { own, builtIn, isDisabled, isRefused, onChange, children } = props;
  const questions = own ?? builtIn;
  const [said, setSaid] = useState('');
  const { list, focusOn } = useFocusAfterChange();

  const replace = (place: number, change: Partial<CopyQuestion>) =>
    onChange(questions.map((one, index) => (index === place ? { ...one, ...change } : one)));
  const move = (place: number, part: 'up' | 'down') => {
    const to = part === 'up' ? place - 1 : place + 1;
    const moved = questions[place];
    if (!moved || to < 0 || to >= questions.length) return;
    onChange(questions.toSpliced(place, 1).toSpliced(to, 0, moved));
    setSaid(texts.moved(to + 1, questions.length));
    focusOn(to, part);
  };
  const remove = (place: number) => {
    onChange(questions.toSpliced(place, 1));
    setSaid('');
    focusOn(Math.min(place, questions.length - 2), 'question');
  };
  const add = () => {
    onChange([...questions, { question: '', answer: '' }]);
    setSaid('');
    focusOn(questions.length, 'question');
  };

  return (
    <fieldset className={styles.section}>
      <legend>{texts.questions}</legend>
      {children}
      <p>{own ? texts.ownQuestions : texts.builtInQuestions}</p>
      <ol ref={list} role="list" className={styles.questions}>
        {questions.map(({ question, answer }, place) => (
          <li key={place} data-place={place}>
            <CopyInput
              label={texts.numbered(texts.question, place + 1)}
              own={question}
              limit={questionLimits.question}
              missing={isRefused ? copyProblems.question : undefined}
              isShort
              isDisabled={isDisabled}
              onChange={(text) => replace(place, { question: text })}
            />
            <CopyInput
              label={texts.numbered(texts.answer, place + 1)}
              own={answer}
              limit={questionLimits.answer}
              missing={isRefused ? copyProblems.answer : undefined}
              isShort={false}
              isDisabled={isDisabled}
              onChange={(text) => replace(place, { answer: text })}
            />
            <div className={styles.actions}>
              {(['up', 'down'] as const).map((part) => (
                <button
                  key={part}
                  type="button"
                  data-part={part}
                  className={styles.link}
                  // Not `disabled`, which would lose the focus of a question that reaches the end.
                  aria-disabled={isDisabled || place === (part === 'up' ? 0 : questions.length - 1)}
                  aria-label={texts.ofQuestion(texts[part], place + 1)}
                  onClick={() => (isDisabled ? undefined : move(place, part))}
                >
                  {texts[part]}
                </button>
              ))}
              <button
                type="button"
                className={styles.link}
                disabled={isDisabled || questions.length === 1}
                aria-label={texts.ofQuestion(texts.remove, place + 1)}
                onClick={() => remove(place)}
              >
                {texts.remove}
              </button>
            </div>
          </li>
        ))}
      </ol>
      {own?.length === 1 ? <p>{texts.lastQuestion}</p> : null}
      <div className={styles.actions}>
        <button
          type="button"
          className={secondary}
          disabled={isDisabled || questions.length >= questionLimits.count}
          onClick={add}
        >
          {texts.add}
        </button>
        {own ? (
          <button
            type="button"
            className={secondary}
            disabled={isDisabled}
            onClick={() => {
              onChange([]);
              setSaid('');
              focusOn(0, 'question');
            }}
          >
            {texts.restoreQuestions}
          </button>
        ) : null}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}

/** Returns a function that focuses a part of a question once the list has been rendered again. */
function useFocusAfterChange() {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<string>(null);
  useEffect(() => {
    if (next.current === null) return;
    list.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = null;
  });
  const focusOn = (place: number, part: Part) => {
    next.current = `[data-place="${place}"] ${part === 'question' ? 'input' : `[data-part="${part}"]`}`;
  };
  return { list, focusOn };
}
