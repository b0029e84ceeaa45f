'use client';

import { useId, useState, type KeyboardEvent } from 'react';
import styles from './Combobox.module.css';
import { controlProps } from './controlProps';
import { Field, type FieldTexts } from './Field';

interface ComboboxProps extends FieldTexts {
  id: string;
  value: string;
  onChange: (value: string) => void;
  /** Suggestions for the current value. */
  suggestions: readonly string[];
  listLabel: string;
  /** Status of the list, shown below the field and announced by screen readers. */
  status: string;
}

/**
 * A text field with suggestions; the value is free text or a picked suggestion. Keys and roles follow the pattern
 * "editable combobox with list autocomplete", https://www.w3.org/WAI/ARIA/apg/patterns/combobox/.
 */
export function Combobox({ id, value, onChange, suggestions, listLabel, status, ...texts }: ComboboxProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const pick = (suggestion: string) => {
    onChange(suggestion);
    close();
  };
  const move = (distance: 1 | -1) => {
    setIsOpen(true);
    const count = suggestions.length;
    const next = active === -1 && distance === -1 ? count - 1 : (active + distance + count) % count;
    setActive(count === 0 ? -1 : next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const picked = suggestions[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isShown) {
      event.preventDefault();
      if (picked === undefined) close();
      else pick(picked);
    } else if (event.key === 'Escape' && isShown) {
      // The first Escape closes only the list, the next one the surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className={styles.combobox}>
      <Field {...texts} id={id}>
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          {...controlProps(id, texts)}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            setIsOpen(true);
            setActive(-1);
          }}
          onClick={() => setIsOpen(true)}
          onFocus={() => setIsOpen(true)}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
      </Field>
      <ul id={listId} role="listbox" aria-label={listLabel} className={styles.list} hidden={!isShown}>
        {suggestions.map((suggestion, index) => (
          <li
            key={suggestion}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // Keeps the focus in the field: its blur would close the list before the click event fires.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(suggestion)}
          >
            {suggestion}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {isOpen ? status : ''}
      </p>
    </div>
  );
}
