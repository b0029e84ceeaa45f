import { lookTexts as texts } from '@/content/admin/look';
import { accentProblem, isColor, normalizeColor } from '@/domain/look/accentProblem';
import { builtInColors } from '@/domain/look/builtInColors';
import buttonStyles from '../TextButton.module.css';
import styles from './AccentColorField.module.css';

interface AccentToolsProps {
  /** As it is typed. */
  value: string;
  onChange: (color: string) => void;
}

/** The browser's color picker, and a color that can be read in place of one that can't. */
export function AccentTools({ value, onChange }: AccentToolsProps) {
  const color = normalizeColor(value);
  const problem = isColor(color) ? accentProblem(color) : null;
  return (
    <div className={styles.tools}>
      <label className={styles.picker}>
        {texts.pick}
        <input
          type="color"
          value={isColor(color) ? color : builtInColors.day['green-700']}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <div role="status">
        {problem ? (
          <>
            <p>{texts.tooFaint(problem.contrast, problem.instead)}</p>
            <button
              type="button"
              className={buttonStyles.textButton}
              onClick={() => onChange(problem.instead)}
            >
              {texts.useInstead(problem.instead)}
            </button>
          </>
        ) : null}
      </div>
    </div>
  );
}
