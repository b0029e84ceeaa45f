'use client';

import { TextField } from '@/components/ui/TextField';
import { useTypedText } from './useTypedText';

/** How long nothing is typed before the search begins. */
const quietMs = 300;

const trimmed = (text: string): string => text.trim();

interface ListSearchProps {
  label: string;
  /** What is searched for now. */
  value: string;
  onSearch: (search: string) => void;
  className?: string;
}

/** A search field that searches when its writer pauses, or at once on Enter. */
export function ListSearch({ label, value, onSearch, className }: ListSearchProps) {
  const { text, type, finish } = useTypedText({ value, read: trimmed, quietMs, onSend: onSearch });
  return (
    <form
      role="search"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <TextField
        type="search"
        label={label}
        maxLength={200}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
    </form>
  );
}
