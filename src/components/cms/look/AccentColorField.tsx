'use client';

import { Button, TextField, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { lookTexts as texts } from '@/content/admin/look';
import { accentProblem, isColor, normalizeColor } from '@/domain/look/accentProblem';
import { builtInColors } from '@/domain/look/builtInColors';
import styles from './AccentColorField.module.css';

/** The accent color as text, with the browser's color picker beside it and a readable color where it can't be read. */
export function AccentColorField(props: TextFieldClientProps) {
  const { value, setValue } = useField<string | null>({ path: props.path });
  const color = normalizeColor(value ?? '');
  const problem = isColor(color) ? accentProblem(color) : null;
  return (
    <div className={styles.field}>
      <TextField {...props} />
      <div className={styles.tools}>
        <label className={styles.picker}>
          {texts.pick}
          <input
            type="color"
            value={isColor(color) ? color : builtInColors.day['green-700']}
            onChange={({ target }) => setValue(target.value)}
          />
        </label>
        <div role="status">
          {problem ? (
            <>
              <p>{texts.tooFaint(problem.contrast, problem.instead)}</p>
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                onClick={() => setValue(problem.instead)}
              >
                {texts.useInstead(problem.instead)}
              </Button>
            </>
          ) : null}
        </div>
      </div>
    </div>
  );
}
