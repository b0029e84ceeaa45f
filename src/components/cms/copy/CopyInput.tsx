import { useId } from 'react';
import { pageCopyTexts as texts } from '@/content/admin/pageCopy';
import styles from './CopyEditor.module.css';

/** From this part of its limit on, a field says how long it is. */
const nearLimit = 0.8;

interface CopyInputProps {
  label: string;
  /** Label of the section, to tell its Restore from others. */
  section?: string;
  /** Shown while the field is empty, and the text that Restore returns to; unset for questions. */
  builtIn?: string;
  own: string;
  /** In characters. */
  limit: number;
  /** Message for an empty field; unset while it may be empty. */
  missing?: string | undefined;
  isShort: boolean;
  isDisabled: boolean;
  onChange: (text: string) => void;
}

/** A text field whose placeholder is the built-in words. */
export function CopyInput(props: CopyInputProps) {
  const { label, section = '', builtIn, own, limit, missing, isShort, isDisabled, onChange } = props;
  const id = useId();
  const problem = own.trim() === '' ? missing : undefined;
  const isNear = own.length > limit * nearLimit;
  const control = {
    id,
    value: own,
    placeholder: builtIn,
    disabled: isDisabled,
    'aria-invalid': own.length > limit || problem !== undefined,
    'aria-describedby': `${id}-length`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {builtIn !== undefined && own !== '' ? (
          <button
            type="button"
            className={styles.link}
            disabled={isDisabled}
            aria-label={texts.restoreOf(label, section)}
            onClick={() => {
              onChange('');
              // The button disappears with the words.
              document.getElementById(id)?.focus();
            }}
          >
            {texts.restore}
          </button>
        ) : null}
      </div>
      {isShort ? <input type="text" {...control} /> : <textarea rows={3} {...control} />}
      <p id={`${id}-length`} className={styles.length}>
        {problem ?? (isNear ? texts.used(own.length, limit) : null)}
      </p>
    </div>
  );
}
