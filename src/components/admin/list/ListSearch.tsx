'use client';

import { useEffect, useRef, useState } from 'react';
import { TextField } from '@/components/ui/TextField';

/** How long nothing is typed before the search begins. */
const quietMs = 300;

interface ListSearchProps {
  label: string;
  /** What is searched for now. */
  value: string;
  onSearch: (search: string) => void;
  className?: string;
}

/** A search field that searches when its writer pauses, or at once on Enter. */
export function ListSearch({ label, value, onSearch, className }: ListSearchProps) {
  const [text, setText] = useState(value);
  const [shownValue, setShownValue] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Going back in the history changes the search from outside.
  if (value !== shownValue) {
    setShownValue(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const searchFor = (search: string) => {
    clearTimeout(timer.current);
    if (search.trim() !== value) onSearch(search.trim());
  };
  return (
    <form
      role="search"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        searchFor(text);
      }}
    >
      <TextField
        type="search"
        label={label}
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => searchFor(target.value), quietMs);
        }}
      />
    </form>
  );
}
