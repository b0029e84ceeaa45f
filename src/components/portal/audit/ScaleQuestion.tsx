import { answerRange } from '@/domain/audit/AuditAnswers';
import type { AuditQuestion, QuestionId } from '@/domain/audit/questionnaire';
import styles from './ScaleQuestion.module.css';

interface ScaleQuestionProps {
  question: AuditQuestion;
  value: number | undefined;
  onAnswer: (id: QuestionId, value: number) => void;
}

const { min, max } = answerRange;
const values = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** One question with its scale as native radio buttons, which gives standard keyboard and touch behavior. */
export function ScaleQuestion({
  question: { id, text, lowLabel, highLabel },
  value,
  onAnswer,
}: ScaleQuestionProps) {
  const meanings = new Map<number, string>([
    [min, lowLabel],
    [max, highLabel],
  ]);
  return (
    <fieldset className={styles.question}>
      <legend className={styles.text}>{text}</legend>
      <div className={styles.scale}>
        {values.map((one) => (
          <label key={one} className={styles.value}>
            <input
              type="radio"
              name={id}
              value={one}
              checked={value === one}
              onChange={() => onAnswer(id, one)}
            />
            <span>
              <span>{one}</span>
              {meanings.has(one) && <span className="visually-hidden">{`, ${meanings.get(one)}`}</span>}
            </span>
          </label>
        ))}
      </div>
      <p className={styles.labels} aria-hidden="true">
        <span>{lowLabel}</span>
        <span>{highLabel}</span>
      </p>
    </fieldset>
  );
}
